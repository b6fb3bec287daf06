import { describe, expect, test } from 'vitest';
import { abilitiesOf } from '../../../../src/games/aos/abilities/held';
import { armyFaults } from '../../../../src/games/aos/armies/checks/validate';
import { scoreOf } from '../../../../src/games/aos/facts/score';
import { fold } from '../../../../src/games/aos/fold';
import { unitsToLead } from '../../../../src/games/aos/rules/setup/generals';
import { stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';
import { piece, rectangle } from '../terrain-pieces';

bringStaged();

const RADIUS = 25 / 25.4 / 2;
const SUMMONER = 40 / 25.4 / 2;
const ID = 'chainrasp-horde-joined-azure-1';

/** A summoner calls ten Chainrasps, wholly within 12" and more than 3" from the enemy. */
const calling = (more: { readonly enemyX?: number; readonly allegiance?: string; readonly deadly?: true } = {}) => {
  const { enemyX = 60, allegiance, deadly } = more;
  const staged = stage({
    phase: 'hero',
    azure: [
      unit('summoner', { at: { x: 20, y: 20 } }),
      unit('lord-celestant', { at: { x: 20, y: 10 }, keywords: ['NIGHTHAUNT'] }),
    ],
    ember: [unit('horse-12', { id: 'foe', at: { x: enemyX, y: 20 } })],
    ...(allegiance && { allegiances: { azure: allegiance } }),
    ...(deadly && { terrain: [piece(rectangle(22, 23, 40, 24), { scenery: 'deadly' })] }),
  });
  staged.submit({ type: 'useAbility', unit: 'summoner', ability: 'call' });
  return staged;
};
/** A row of ten along x, the far edge of the last so far from the summoner's base. */
const row = (far: number, y = 20) => ({
  type: 'summon' as const,
  unit: 'summoner',
  places: Array.from({ length: 10 }, (_, i) => ({
    x: 20 + SUMMONER + far - RADIUS - (9 - i) * (2 * RADIUS + 0.01),
    y,
    facing: 0,
  })),
});

describe('units that join during the battle', () => {
  test.each([
    ['RNF-02 MEAS-06 every base wholly within 12.00"', 12, []],
    ['RNF-02 12.01" is too far', 12.01, ['summon.tooFar']],
  ])('%s', (_, far, codes) => {
    expect(calling().check(row(far))).toEqual(codes);
  });

  test.each([
    ['RNF-02 3.01" from an enemy', 3.01, []],
    ['RNF-02 3.00" is too near', 3, ['reserve.nearEnemy']],
  ])('%s', (_, gap, codes) => {
    const enemyX = 20 + SUMMONER + 11.5 + gap + SUMMONER;
    expect(calling({ enemyX }).check(row(11.5))).toEqual(codes);
  });

  test('RNF-02 GEN-04 it is a friendly unit of the army, set up and not moved', () => {
    const staged = calling({ deadly: true });
    staged.submit(row(12));
    expect(staged.unit(ID)).toMatchObject({ seat: 'azure', where: { kind: 'table' }, deeds: ['arrived'] });
    expect(staged.unit(ID).models).toHaveLength(10);
    expect(staged.eventsOf('deadlyRolled')).toEqual([]); // SCEN-07
    staged.playTo('movement', 'azure');
    const [first] = staged.unit(ID).models;
    const steps = [
      {
        model: `${ID}/1`,
        path: [
          { x: first?.x ?? 0, y: 20 },
          { x: first?.x ?? 0, y: 20.5 },
        ],
      },
    ];
    expect(staged.check({ type: 'move', unit: ID, steps })).toEqual([]); // nothing forbids it
  });

  test('RNF-01 it may be declined', () => {
    const staged = calling();
    staged.submit({ type: 'pass' });
    expect(staged.battle().units).toHaveLength(3);
  });

  test('RNF-01 RNF-02 ALG-07 GENL-03 one without the army’s keyword is an ally: no traits for it, and never a general', () => {
    const staged = calling({ allegiance: 'stormcast-eternals' });
    staged.submit(row(12));
    const muster = staged.battle().musters.azure.find(({ id }) => id === ID);
    expect(muster).toMatchObject({ isAlly: true });
    expect(muster && abilitiesOf(staged.battle(), 'azure', muster).map(({ id }) => id)).not.toContain('shock-and-awe');
    expect(unitsToLead(staged.battle(), 'azure').map(({ id }) => id)).not.toContain(ID);
  });

  test('RNF-02 GENL-02 one that has it may lead when the general has fallen', () => {
    const staged = calling({ allegiance: 'nighthaunt' });
    staged.submit(row(12));
    expect(unitsToLead(staged.battle(), 'azure').map(({ id }) => id)).toContain(ID);
  });

  test('RNF-01 ALLY-01 an army at its limit of allies may still summon one', () => {
    const units = ['a', 'b', 'c', 'd'].map(id => ({ id, warscroll: 'lord-celestant', models: 1 }));
    const list = { player: 'a', allegiance: 'stormcast-eternals', units };
    const withAlly = {
      ...list,
      units: units.map(each => (each.id === 'd' ? { ...each, isAlly: true as const } : each)),
    };
    expect(armyFaults(withAlly)).toEqual([]);
    const staged = calling({ allegiance: 'stormcast-eternals' });
    expect(staged.check(row(12))).toEqual([]);
  });

  test('BATT-02 it belongs to no battalion, even if it would fit', () => {
    const staged = calling();
    staged.submit(row(12));
    expect(staged.battle().musters.azure.find(({ id }) => id === ID)?.battalion).toBeUndefined();
  });

  test('RNF-02 FB-09 VICT-03 its slain count for the score, and its models for the strength of the army', () => {
    const staged = calling();
    staged.submit(row(12));
    const about = {
      unit: ID,
      warscroll: 'chainrasp-horde',
      seat: 'azure',
      cause: 'attack',
      by: 'ember',
      round: 1,
    } as const;
    const lost = fold(staged.battle(), { type: 'modelSlain', slain: { model: `${ID}/1`, ...about }, triggers: [] });
    expect(scoreOf(lost, 'ember')).toBe(1);
    expect(lost.musters.azure.reduce((sum, { models }) => sum + models, 0)).toBe(12);
  });
});
