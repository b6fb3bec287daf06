import { attacksOf, profileOf } from '../../../../../src/games/aos/abilities/profile';
import { ahead, type Scene, type Staged, type StagedUnit, scroll, stage, unit } from '../../../fixture';

/** A captain of this alliance as general, with a trait or an artefact, half an inch from five soldiers of another. */
export function facing(
  alliance: string,
  { captain = {}, trait, foe = 'order-ranks', foes = {}, ...more }: Facing = {},
): Staged {
  const hero = `${alliance}-captain`;
  return stage({
    azure: [unit(hero, { id: 'captain', at: { x: 20, y: 20 }, ...captain }), ...(more.friends ?? [])],
    ember: [
      unit(foe, { id: 'foe', models: 5, at: { x: 20, y: 20 + ahead(hero, foe, 0.5) }, ...foes }),
      ...(more.others ?? []),
    ],
    allegiances: { azure: alliance },
    ...(trait && { commandTraits: { azure: trait } }),
    ...more.scene,
  });
}

interface Facing {
  readonly captain?: Partial<StagedUnit>;
  readonly trait?: string;
  readonly foe?: string;
  readonly foes?: Partial<StagedUnit>;
  readonly friends?: readonly StagedUnit[];
  readonly others?: readonly StagedUnit[];
  readonly scene?: Partial<Scene>;
}

/** What an attack of one unit on another is rolled with now, weapon by weapon: [weapon, attacks, to hit, to wound]. */
export function attacks(staged: Staged, from = 'captain', target = 'foe') {
  const attacker = staged.unit(from);
  const [model] = attacker.models;
  if (!model) throw new Error('nobody attacks');
  return scroll(attacker.warscroll).weapons.map(weapon => {
    const attack = { attacker, model, weapon, target: staged.unit(target) };
    const { modifiers, rend, addedDamage } = profileOf(staged.battle(), attack);
    const sum = (roll: 'hit' | 'wound') => modifiers[roll].reduce((total, { by }) => total + by, 0);
    return {
      weapon: weapon.id,
      attacks: attacksOf(staged.battle(), attacker, model, weapon, attack.target),
      hit: sum('hit'),
      wound: sum('wound'),
      rend,
      addedDamage,
    };
  });
}

/** Goes on with the fight of the unit that was picked: nothing more is used, nobody piles in, and its attacks are aimed as the rules propose. */
export function fightOn(staged: Staged): void {
  if (staged.ask()?.kind === 'useAbilities') staged.pass();
  const ask = staged.ask();
  if (ask?.kind === 'pileIn') staged.submit({ type: 'pileIn', unit: ask.unit, steps: [] });
  const [attack] = staged.options().filter(({ type }) => type === 'attack');
  if (!attack) throw new Error('nobody can be attacked');
  staged.submit(attack);
}
