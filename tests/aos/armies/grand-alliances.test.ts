import { describe, expect, test } from 'vitest';
import { ahead, apart, stage, unit } from '../stage';

const LORD = 'lord-celestant';
const GUARDIAN = 'guardian-of-souls';

describe('Order', () => {
  test.each([
    ['the first, where none is named', undefined, [1, 0]],
    ['the one that is named', 'warhammer', [0, 1]],
  ] as const)('Relic Blade: one melee weapon does 1 more damage: %s', (_, weapon, added) => {
    const staged = stage({
      azure: [unit(LORD, { at: { x: 20, y: 20 }, artefact: 'relic-blade', ...(weapon ? { weapon } : {}) })],
      ember: [unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, LORD, 0.5) } })],
      allegiances: { azure: 'order' },
      dice: [1, 1, 1, 1, 1, 1],
    });
    staged.attack(LORD, 'foe');
    const volleys = staged.eventsOf('targetsPicked')[0]?.volleys ?? [];
    expect(volleys.map(({ profile }) => profile.addedDamage)).toEqual(added);
  });
});

describe('Death', () => {
  /** Ten Chainrasps of an army of Death are struck once; somebody stands so far from them, and their general there or afar. */
  const struck = (near: string, gap: number, isGeneral: boolean, rolls: readonly 6[]) => {
    const staged = stage({
      azure: [unit(LORD, { at: { x: 30, y: 20 - ahead(LORD, 'chainrasp-horde', 0.5) } })],
      ember: [
        unit('chainrasp-horde', { at: { x: 30, y: 20 } }),
        unit(near, { id: 'near', at: { x: 30 - apart(near, 'chainrasp-horde', gap), y: 20 }, models: 1 }),
        unit('hexwraiths', { id: 'afar', at: { x: 60, y: 40 } }),
      ],
      generals: { ember: isGeneral ? 'near/1' : 'afar/1' },
      allegiances: { ember: 'death' },
      dice: [3, 1, 1, 1, 3, 1, 1, 1, ...rolls],
    });
    staged.attack(LORD, 'chainrasp-horde');
    if (staged.ask()?.kind === 'allocate')
      staged.submit({ type: 'allocate', unit: 'chainrasp-horde', models: ['chainrasp-horde/1'] });
    return staged.eventsOf('negationRolled').map(({ face }) => face);
  };

  test.each<[string, string, number, boolean, readonly 6[]]>([
    ['6.00" from a hero of Death', GUARDIAN, 6, false, [6]],
    ['6.01" from a hero of Death', GUARDIAN, 6.01, false, []],
    ['6.00" from somebody of Death, who is no hero', 'spirit-hosts', 6, false, []],
    ['6.00" from the general, who is no hero', 'spirit-hosts', 6, true, [6]],
    ['6.01" from the general', 'spirit-hosts', 6.01, true, []],
  ])('Deathless Minions: %s', (_, near, gap, isGeneral, rolls) => {
    expect(struck(near, gap, isGeneral, rolls)).toEqual(rolls);
  });

  test('Blade of Dark Summons: as many Chainrasps as 2D6', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit(GUARDIAN, { at: { x: 20, y: 20 }, artefact: 'blade-of-dark-summons' })],
      ember: [unit(LORD, { at: { x: 60, y: 40 } })],
      allegiances: { azure: 'death' },
      dice: [2, 5],
    });
    staged.submit({ type: 'useAbility', unit: GUARDIAN, ability: 'blade-of-dark-summons' });
    expect(staged.eventsOf('abilityRolled')).toMatchObject([{ faces: [2, 5] }]);
    expect(staged.ask()).toMatchObject({ kind: 'summon', muster: { warscroll: 'chainrasp-horde', models: 7 } });
    const [offer] = staged.options();
    if (offer) staged.submit(offer);
    expect(staged.unit('chainrasp-horde-joined-azure-1').models).toHaveLength(7);
  });
});
