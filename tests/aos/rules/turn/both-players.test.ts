import { describe, expect, test } from 'vitest';
import type { Phase } from '../../../../src/games/aos/types';
import { ahead, type Scene, type Staged, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';

bringStaged();

const LORD = 'lord-celestant';
const ACTED: readonly Phase[] = ['hero', 'movement', 'shooting', 'charge'];

const watched = (phase: Phase, more: Partial<Scene> = {}) =>
  stage({
    phase,
    azure: [unit('vigil', { id: 'own', at: { x: 10, y: 5 } })],
    ember: [unit('vigil', { id: 'foe', at: { x: 60, y: 40 } })],
    ...more,
  });
const watch = (who: string, phase: Phase) => ({ type: 'useAbility', unit: who, ability: `watch-${phase}` }) as const;
/** What the deciding player may use now. */
const offered = (staged: Staged) =>
  staged.options().flatMap(option => (option.type === 'useAbility' ? [`${option.unit} ${option.ability}`] : []));

describe('ABIL-03 ABIL-06 what is used in "the" phase is for both players, the active one first', () => {
  test.each(ACTED)('%s phase: when the active player is done the other is asked', phase => {
    const staged = watched(phase);
    expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase });
    expect(offered(staged)).toEqual([`own watch-${phase}`]);
    staged.submit({ type: 'endPhase' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'ember', moment: phase });
    expect(offered(staged)).toEqual([`foe watch-${phase}`]);
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).not.toBe(phase);
  });

  test.each(ACTED)('%s phase: if the other used something the active player may act again, and then it ends', phase => {
    const staged = watched(phase);
    staged.submit({ type: 'endPhase' });
    staged.submit(watch('foe', phase));
    expect(staged.check(watch('foe', phase))).toEqual(['ability.usedUp']);
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase });
    staged.submit(watch('own', phase));
    staged.submit({ type: 'endPhase' });
    expect(staged.battle().phase).not.toBe(phase);
  });

  test.each(ACTED)('%s phase: nobody is asked who has nothing to use', phase => {
    const staged = watched(phase, { ember: [unit(LORD, { id: 'foe', at: { x: 60, y: 40 } })] });
    staged.submit(watch('own', phase));
    staged.submit({ type: 'endPhase' });
    expect(staged.battle().phase).not.toBe(phase);
    expect(staged.ask()?.seat).toBe('azure');
  });

  test('what the other uses in reaction is no reply: the phase is not opened again', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('guardian-of-souls', { id: 'caster', at: { x: 20, y: 10 } })],
      ember: [unit('knight-incantor', { id: 'reader', at: { x: 20, y: 25 } })],
      dice: [6, 5],
    });
    staged.submit({ type: 'cast', unit: 'caster', model: 'caster/1', spell: 'arcane-bolt' });
    staged.submit({ type: 'useAbility', unit: 'reader', ability: 'knight-incantor-voidstorm-scroll' });
    staged.submit({ type: 'endPhase' });
    expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'movement' });
  });

  test('combat phase: each at its own pick', () => {
    const staged = watched('combat');
    expect([staged.ask()?.seat, ...offered(staged)]).toEqual(['azure', 'own watch-combat']);
    staged.submit({ type: 'pass' });
    expect([staged.ask()?.seat, ...offered(staged)]).toEqual(['ember', 'foe watch-combat']);
  });

  test('combat phase: after a reply of the other the active player is asked once more', () => {
    const staged = watched('combat');
    staged.submit({ type: 'pass' });
    staged.submit(watch('foe', 'combat'));
    staged.submit({ type: 'pass' });
    expect([staged.ask()?.seat, ...offered(staged)]).toEqual(['azure', 'own watch-combat']);
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).not.toBe('combat');
  });

  test('CMD-09 a command ability that does not say when is for your own hero phase alone', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit(LORD, { at: { x: 10, y: 5 } })],
      ember: [unit('warlord', { at: { x: 60, y: 40 } })],
      points: { ember: 1 },
    });
    staged.submit({ type: 'endPhase' });
    expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'movement' });
  });
});

describe('ABIL-03 the battleshock phase', () => {
  test('has the moment for both, the active player first, and once where nobody is tested', () => {
    const staged = watched('battleshock');
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'battleshock' });
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'ember', moment: 'battleshock' });
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).toBe('hero');
  });

  test('a reply of the other is answered by a player with something left to use', () => {
    const staged = watched('battleshock');
    staged.submit({ type: 'pass' });
    staged.submit(watch('foe', 'battleshock'));
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'battleshock' });
    staged.submit(watch('own', 'battleshock'));
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).toBe('hero');
  });

  test('before the tests and once more when they are done', () => {
    const staged = watched('battleshock', {
      azure: [unit('vigil', { id: 'own', at: { x: 10, y: 5 }, models: 2, lost: 1 })],
      ember: [unit(LORD, { id: 'foe', at: { x: 60, y: 40 } })],
      dice: [1],
    });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'battleshock' });
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'testNerve', seat: 'azure' });
    staged.submit({ type: 'testNerve', unit: 'own' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'battleshock' });
  });
});

describe('ABIL-01 ABIL-02 an attack at once closes nothing but itself', () => {
  const ones = (count: number) => Array.from({ length: count }, () => 1);
  /** An ambusher beside an enemy; its side is not the active one unless said. */
  const ambush = (phase: Phase, dice: readonly number[], more: Partial<Scene> = {}) =>
    stage({
      phase,
      azure: [unit(LORD, { id: 'prey', at: { x: 20, y: 10 } })],
      ember: [unit('ambusher', { at: { x: 20, y: 10 + ahead(LORD, 'ambusher', 0.5) } })],
      dice,
      ...more,
    });
  const pounce = (when: string) => ({ type: 'useAbility', unit: 'ambusher', ability: `pounce-${when}` }) as const;
  const strike = (staged: Staged) => {
    staged.submit({ type: 'pileIn', unit: 'ambusher', steps: [] });
    staged.submit({ type: 'attack', unit: 'ambusher', orders: [{ weapon: 'sword', target: 'prey' }] });
  };

  test.each(['movement', 'shooting', 'battleshock'] as const)('in the %s phase, by the other player too', phase => {
    const staged = ambush(phase, ones(2));
    if (staged.ask()?.kind === 'act') staged.submit({ type: 'endPhase' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'ember', moment: phase });
    staged.submit(pounce(phase));
    strike(staged);
    expect(staged.battle().phase).toBe(phase);
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'ember', moment: 'afterFight', unit: 'ambusher' });
  });

  test('after a fight: the fight it sets off comes at once, and then what else is used after a fight', () => {
    const staged = ambush('combat', ones(4), { active: 'ember' });
    staged.attack('ambusher', 'prey');
    expect(offered(staged)).toEqual(['ambusher pounce-afterFight', 'ambusher gloat']);
    staged.submit(pounce('afterFight'));
    expect(staged.ask()).toMatchObject({ kind: 'pileIn', unit: 'ambusher' });
    strike(staged);
    expect(offered(staged)).toEqual(['ambusher gloat']);
    staged.submit({ type: 'useAbility', unit: 'ambusher', ability: 'gloat' });
    staged.pass();
    expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'azure' });
  });

  test('COMBAT-01 at a pick: the pick is still to be made', () => {
    const staged = ambush('combat', ones(2), { active: 'ember' });
    staged.submit(pounce('combat'));
    strike(staged);
    staged.pass();
    expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'ember' });
    expect(staged.check({ type: 'fight', unit: 'ambusher' })).toEqual([]);
  });

  test('COMBAT-01 a last stand at a pick: the general fights, falls, and the pick is still to be made', () => {
    const host = { keywords: ['Hallowed Knights'] };
    const staged = ambush('combat', [6, 1, 6, 1, 2, ...ones(6)], {
      active: 'ember',
      azure: [
        unit(LORD, { id: 'prey', at: { x: 20, y: 10 }, wounds: 4, ...host }),
        unit('liberators', { at: { x: 60, y: 5 }, ...host }),
      ],
      allegiances: { azure: 'stormcast-eternals' },
      commandTraits: { azure: 'martyrs-strength' },
    });
    staged.submit(pounce('combat'));
    strike(staged);
    staged.pass();
    expect(staged.ask()).toMatchObject({ kind: 'pileIn', unit: 'prey' });
    staged.submit({ type: 'pileIn', unit: 'prey', steps: [] });
    const orders = ['runeblade', 'warhammer'].map(weapon => ({ weapon, target: 'ambusher' }));
    staged.submit({ type: 'attack', unit: 'prey', orders });
    expect(staged.unit('prey').models).toEqual([]);
    staged.submit({ type: 'nameGeneral', model: 'liberators/1' });
    expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'ember' });
  });

  test('ROUND-03 the first turn begins when what is used at the start of the round is done', () => {
    const staged = stage({
      phase: 'priority',
      azure: [unit('black-coach', { at: { x: 20, y: 10 } })],
      ember: [unit(LORD, { id: 'foe', at: { x: 60, y: 40 } })],
      dice: [6, 1, 1, 1, 1],
    });
    const types = staged.submit({ type: 'chooseFirst', first: 'azure' }).map(({ type }) => type);
    const at = (type: (typeof types)[number]) => types.indexOf(type);
    expect(at('orderChosen')).toBeGreaterThanOrEqual(0);
    expect(at('abilityRolled')).toBeGreaterThan(at('orderChosen'));
    expect(at('turnBegan')).toBeGreaterThan(at('abilityRolled'));
    expect(staged.battle()).toMatchObject({ turn: 1, active: 'azure', phase: 'hero' });
  });
});
