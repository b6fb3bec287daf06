import { describe, expect, test, vi } from 'vitest';
import { ageOfSigmar as aos } from '../../../../../src/games/aos';
import { abilitiesOf } from '../../../../../src/games/aos/abilities/held';
import { attacksOf, profileOf } from '../../../../../src/games/aos/abilities/profile';
import { warscrollOf } from '../../../../../src/games/aos/armies';
import { armyFaults } from '../../../../../src/games/aos/armies/checks/validate';
import { firstClash } from '../../../../../src/games/aos/armies/lists';
import type { ArmyList, Muster, Setup } from '../../../../../src/games/aos/battle-setup';
import { braveryOf } from '../../../../../src/games/aos/rules/turn/battleshock';
import { scriptedState } from '../../../../../src/kernel/dice';
import { ahead, type StagedUnit, stage, unit } from '../../../fixture';
import { bringStaged } from '../../bring-staged';

bringStaged();
vi.mock(import('../../../../../src/games/aos/armies/allegiances/grand-alliances'), async original => {
  const { withStagedOrder } = await import('../../staged-scrolls');
  return withStagedOrder(await original());
});

/** What the rider (sword: 3 attacks; the mount's claws: 2) fights with: attacks and wound modifiers of each weapon. */
function fighting(more: Partial<StagedUnit>, commandTrait?: string) {
  const staged = stage({
    azure: [unit('rider', { at: { x: 20, y: 20 }, ...more })],
    ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + ahead('rider', 'horse-12', 0.5) } })],
    allegiances: { azure: 'order' },
    ...(commandTrait && { commandTraits: { azure: commandTrait } }),
  });
  const azure = staged.unit('rider');
  const [model] = azure.models;
  const target = staged.unit('foe');
  return warscrollOf(azure).weapons.map(weapon => {
    if (!model) throw new Error('nobody rides');
    const attack = { attacker: azure, model, weapon, target };
    const wound = profileOf(staged.battle(), attack).modifiers.wound.map(({ by }) => by);
    return [weapon.id, attacksOf(staged.battle(), azure, model, weapon, target), wound];
  });
}

describe('riders and mounts', () => {
  test('ART-03 an artefact that adds attacks adds them to the rider’s weapon, not to the mount’s', () => {
    expect(fighting({ artefact: 'edge' })).toEqual([
      ['sword', 4, []],
      ['claws', 2, []],
    ]);
  });

  test('ART-03 unless it says so', () => {
    expect(fighting({ artefact: 'spurs' })).toEqual([
      ['sword', 4, []],
      ['claws', 3, []],
    ]);
  });

  test('TRAIT-04 a trait that makes wounding easier does so for the rider alone', () => {
    expect(fighting({}, 'fury')).toEqual([
      ['sword', 3, [1]],
      ['claws', 2, []],
    ]);
  });

  test('MOUNT-01 ATK-01 rider and mount are one model: one base, one row of wounds, both sets of attacks', () => {
    const staged = stage({
      azure: [unit('rider', { at: { x: 20, y: 20 } })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 20 + ahead('rider', 'horse-12', 0.5) } })],
      dice: [1, 1, 1, 1, 1],
    });
    expect(staged.unit('rider').models).toHaveLength(1);
    staged.attack('rider', 'foe');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([3, 2]);
  });

  test('MOUNT-01 slain, both are gone', () => {
    const staged = stage({
      azure: [unit('thresher', { at: { x: 20, y: 20 } })],
      ember: [
        unit('rider', { at: { x: 20, y: 20 + ahead('thresher', 'rider', 0.5) }, wounds: 2 }),
        unit('horse-12', { at: { x: 50, y: 40 } }),
      ],
      generals: { ember: 'horse-12/1' },
      dice: [1, 4, 4, 1, 1],
    });
    staged.attack('thresher', 'rider');
    expect(staged.unit('rider').models).toEqual([]);
    expect(staged.battle().slain).toHaveLength(1);
  });
});

describe('named characters', () => {
  const lord = (id: string, more: Partial<Muster> = {}): Muster => ({ id, warscroll: 'legend', models: 1, ...more });
  const list = (units: readonly Muster[], more: Partial<ArmyList> = {}): ArmyList => ({
    player: 'a',
    allegiance: 'stormcast-eternals',
    units,
    ...more,
  });
  const codes = (army: ArmyList) => armyFaults(army).map(({ reason }) => reason.split(':')[0]);

  test('NAMED-01 one may lead, but carries no artefact', () => {
    expect(codes(list([lord('a')]))).toEqual([]);
    expect(codes(list([lord('a', { artefact: 'mirrorshield' })]))).toEqual(['NAMED-01']);
  });

  test('NAMED-01 TRAIT-02 the army’s command trait is not for it', () => {
    const staged = stage({
      azure: [unit('legend', { at: { x: 20, y: 10 } }), unit('lord-celestant', { at: { x: 40, y: 10 } })],
      ember: [unit('horse-12', { at: { x: 20, y: 40 } })],
      allegiances: { azure: 'stormcast-eternals' },
      commandTraits: { azure: 'staunch-defender' },
      generals: { azure: 'legend/1' },
    });
    const traits = (id: string) => {
      const muster = staged.battle().musters.azure.find(each => each.id === id);
      return muster ? abilitiesOf(staged.battle(), 'azure', muster).map(ability => ability.id) : [];
    };
    expect(traits('legend')).not.toContain('staunch-defender');
    expect(traits('lord-celestant')).toContain('staunch-defender');
  });

  test('NAMED-01 TRAIT-03 made general in the battle it is asked for no trait', () => {
    const staged = stage({
      active: 'ember',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 }, wounds: 4 }), unit('legend', { at: { x: 60, y: 10 } })],
      ember: [unit('thresher', { at: { x: 20, y: 10 + ahead('lord-celestant', 'thresher', 0.5) } })],
      allegiances: { azure: 'stormcast-eternals' },
      commandTraits: { azure: 'staunch-defender' },
      generals: { azure: 'lord-celestant/1' },
      dice: [1, 4, 4, 1, 1],
    });
    staged.attack('thresher', 'lord-celestant');
    staged.submit({ type: 'nameGeneral', model: 'legend/1' });
    expect(staged.ask()?.kind).not.toBe('chooseTrait');
  });

  test.each([
    ['TRAIT-02 a trait of another army', { commandTrait: 'fury' }, ['TRAIT-02']],
    [
      'TRAIT-02 a trait without an allegiance',
      { allegiance: undefined, commandTrait: 'staunch-defender' },
      ['TRAIT-02'],
    ],
    ['TRAIT-02 a trait of its own', { commandTrait: 'staunch-defender' }, []],
  ])('%s', (_, more, expected) => {
    const units = [{ id: 'a', warscroll: 'lord-celestant', models: 1 }];
    expect(codes(list(units, more))).toEqual(expected);
  });

  test('TRAIT-02 NAMED-01 an army whose only hero has a name of its own has nobody to bear a trait', () => {
    expect(codes(list([lord('a')], { commandTrait: 'staunch-defender' }))).toEqual(['TRAIT-02']);
    const unled = [{ id: 'a', warscroll: 'liberators', models: 5 }];
    expect(codes(list(unled, { commandTrait: 'staunch-defender' }))).toEqual(['TRAIT-02']);
    const keyed = [{ id: 'a', warscroll: 'sworn', models: 1, keywords: ['Hero'] }];
    expect(codes(list(keyed, { commandTrait: 'staunch-defender' }))).toEqual([]); // KEY-03
  });
});

describe('KEY-03 keywords that a list assigns', () => {
  const host = 'Hammers of Sigmar';
  const refused = (muster: Partial<Muster>, allegiance?: string) =>
    armyFaults({
      player: 'a',
      ...(allegiance === undefined ? {} : { allegiance }),
      units: [{ id: 'a', warscroll: 'liberators', models: 5, ...muster }],
    })
      .filter(({ reason }) => reason.startsWith('KEY-03'))
      .map(({ path, reason }) => `${path} ${reason}`);
  const storm = 'stormcast-eternals';
  const sworn = { warscroll: 'sworn', models: 1 };

  test.each<[string, Partial<Muster>, string | undefined, readonly string[]]>([
    ['the keyword of a host, for a unit of the faction', { keywords: [host] }, storm, []],
    ['one that the warscroll offers', { ...sworn, keywords: ['khorne'] }, undefined, []],
    ['one of each offer', { ...sworn, keywords: ['KHORNE', host] }, storm, []],
    [
      'one that no rule knows',
      { keywords: [host, 'MONSTER'] },
      storm,
      ['units[0].keywords[1] KEY-03: no rule lets "a" take the keyword "MONSTER"'],
    ],
    [
      'a host of an army without its allegiance',
      { keywords: [host] },
      undefined,
      ['units[0].keywords[0] KEY-03: no rule lets "a" take the keyword "HAMMERS OF SIGMAR"'],
    ],
    [
      'a host for a unit of another faction',
      { warscroll: 'chainrasp-horde', models: 10, keywords: [host] },
      storm,
      ['units[0].keywords[0] KEY-03: no rule lets "a" take the keyword "HAMMERS OF SIGMAR"'],
    ],
    [
      'ALG-07 a host for an ally',
      { isAlly: true, keywords: [host] },
      storm,
      ['units[0].keywords[0] KEY-03: no rule lets "a" take the keyword "HAMMERS OF SIGMAR"'],
    ],
    [
      'two of one offer',
      { ...sworn, keywords: ['KHORNE', 'HERO'] },
      undefined,
      ['units[0].keywords[1] KEY-03: "a" takes one of HERO, KHORNE, NIGHTHAUNT, not two'],
    ],
  ])('%s', (_, muster, allegiance, expected) => {
    expect(refused(muster, allegiance)).toEqual(expected);
  });

  test('ALG-05 one that its warscroll offers counts for the allegiance', () => {
    const units = [{ id: 'a', ...sworn }];
    const codes = (keywords: readonly string[]) =>
      armyFaults({ player: 'a', allegiance: 'nighthaunt', units: units.map(each => ({ ...each, keywords })) }).map(
        ({ reason }) => reason.split(':')[0],
      );
    expect(codes(['Nighthaunt'])).toEqual([]);
    expect(codes(['Khorne'])).toEqual(['ALG-05']);
  });
});

describe('allies', () => {
  test('ALG-07 what the allegiance gives to friends nearby is not for allies', () => {
    const staged = stage({
      azure: [
        unit('rider', { at: { x: 20, y: 10 } }),
        ...['a', 'b'].map((id, i) => unit('legend', { id, at: { x: 24 + 3 * i, y: 10 } })),
        unit('legend', { id: 'ally', isAlly: true, at: { x: 34, y: 10 } }),
      ],
      ember: [unit('horse-12', { at: { x: 20, y: 40 } })],
      allegiances: { azure: 'order' },
    });
    const bravery = (id: string) => braveryOf(staged.battle(), staged.unit(id));
    expect(bravery('a')).toBe(7 + 3); // a hymn of each of the three that are no allies
    expect(bravery('ally')).toBe(7);
  });

  test('ALLY-02 what is no allegiance ability is for them too', () => {
    const staged = stage({
      azure: [
        unit('banner', { at: { x: 20, y: 10 } }),
        unit('legend', { id: 'a', at: { x: 24, y: 10 } }),
        unit('legend', { id: 'b', at: { x: 27, y: 10 } }),
        unit('legend', { id: 'ally', isAlly: true, at: { x: 24, y: 13 } }),
      ],
      ember: [unit('horse-12', { at: { x: 20, y: 40 } })],
    });
    expect(braveryOf(staged.battle(), staged.unit('ally'))).toBe(8);
  });
});

describe('what is agreed before the battle', () => {
  const codes = (more: Partial<Setup>) =>
    aos.faults({ ...firstClash, ...more }).map(({ reason }) => reason.split(':')[0]);

  test.each<[string, Partial<Setup>, readonly string[]]>([
    ['REALM-02 none of the seven', { realm: 'azyr' }, ['REALM-02']],
    ['REALM-02 one that a player wishes for', { realmWishes: { ember: 'azyr' } }, ['REALM-02']],
    ['REALM-07 a region of another realm', { realm: 'ghur', region: 'cinder-fields' }, ['REALM-07']],
    ['REALM-07 a region without a realm', { region: 'cinder-fields' }, ['REALM-07']],
    ['REALM-07 its own', { realm: 'aqshy', region: 'cinder-fields' }, []],
    ['PLAN-01 a battleplan that nobody knows', { proposals: { azure: 'first-blood', ember: 'none' } }, ['PLAN-01']],
  ])('%s', (_, more, expected) => {
    expect(codes(more)).toEqual(expected);
  });

  test('REALM-01 PLAN-01 what both wish for is chosen without a die', () => {
    const setup = {
      ...firstClash,
      proposals: { azure: 'first-blood', ember: 'first-blood' },
      realmWishes: { azure: 'ghyran', ember: 'ghyran' },
    };
    const { game } = aos.start(setup, scriptedState([6, 1]));
    expect(game.battle).toMatchObject({ plan: 'first-blood', extras: { realm: 'ghyran' } });
  });
});
