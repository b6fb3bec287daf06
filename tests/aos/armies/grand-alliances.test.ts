import { describe, expect, test } from 'vitest';
import { WARSCROLLS } from '../../../src/systems/aos/armies';
import { death } from '../../../src/systems/aos/armies/allegiances/grand-alliances';
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

  describe('Blade of Dark Summons', () => {
    const summoning = (dice: readonly number[], choice?: number) => {
      const staged = stage({
        phase: 'hero',
        azure: [unit(GUARDIAN, { at: { x: 20, y: 20 }, artefact: 'blade-of-dark-summons' })],
        ember: [unit(LORD, { at: { x: 60, y: 40 } })],
        allegiances: { azure: 'death' },
        dice,
      });
      const raised = staged.options().flatMap(option => (option.type === 'useAbility' ? [option] : []));
      if (choice === undefined) return { staged, raised };
      staged.submit({ type: 'useAbility', unit: GUARDIAN, ability: 'blade-of-dark-summons', choice });
      expect(staged.eventsOf('abilityRolled')).toMatchObject([{ faces: dice }]);
      return { staged, raised };
    };

    test('as many Chainrasps as 2D6', () => {
      const { staged } = summoning([2, 5], 0);
      expect(staged.ask()).toMatchObject({ kind: 'summon', muster: { warscroll: 'chainrasp-horde', models: 7 } });
      const [offer] = staged.options();
      if (offer) staged.submit(offer);
      expect(staged.unit('chainrasp-horde-joined-azure-1').models).toHaveLength(7);
    });

    test('or any other Summonable unit', () => {
      const { staged, raised } = summoning([]);
      const [{ choices = [] } = {}] = death.artefacts;
      const summonable = Object.values(WARSCROLLS).filter(({ keywords }) => keywords.includes('SUMMONABLE'));
      expect(choices.map(({ deals: [deal] }) => deal?.do === 'summon' && deal.warscroll)).toEqual(
        summonable.map(({ id }) => id),
      );
      expect(raised.map(({ choice }) => choice)).toEqual(choices.map((_, index) => index));
      expect(staged.check({ type: 'useAbility', unit: GUARDIAN, ability: 'blade-of-dark-summons', choice: 8 })).toEqual(
        ['ability.noSuchChoice'],
      );
    });

    test.each([
      ['8 is worth 2 Spirit Hosts of 3 Wounds', [3, 5], 2],
      ['9 is worth 3', [4, 5], 3],
    ])('models whose Wounds come to no more than the roll: %s', (_, dice, models) => {
      const hosts = death.artefacts[0]?.choices?.findIndex(({ name }) => name === 'Raise Spirit Hosts');
      expect(summoning(dice, hosts).staged.ask()).toMatchObject({ muster: { warscroll: 'spirit-hosts', models } });
    });

    test('2 is worth none of them', () => {
      const hosts = death.artefacts[0]?.choices?.findIndex(({ name }) => name === 'Raise Spirit Hosts');
      expect(summoning([1, 1], hosts).staged.ask()).toMatchObject({ kind: 'act' });
    });
  });
});
