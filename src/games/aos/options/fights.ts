import { gathered } from '../../../kernel/flat-map';
import { allowanceOf } from '../abilities/allowance';
import { EFFECTS } from '../abilities/meanings';
import type { AskOf } from '../asks';
import type { Command } from '../commands';
import { weaponsFor } from '../facts/attacks/attacks';
import { casualtyOrder } from '../facts/attacks/casualties';
import { unitOf } from '../facts/units';
import { targetsFor } from '../rules/fighting/targets';
import { changeAsked } from '../rules/specials';
import type { Battle, ModelId, Step } from '../types';
import type { Weapon } from '../warscroll';
import { coherencyGroups } from '../ways/coherency';
import { fightSteps } from './formations';
import { byDistance, otherKinds, suggestedTakers } from './wound-takers';

/** PILE-02, PILE-03: all models at the nearest enemy, only the first, or none. */
export function* pileIns(battle: Battle, { seat, unit: id }: AskOf<'pileIn'>): Generator<Command> {
  const unit = unitOf(battle, id);
  const fight = { allowance: allowanceOf(battle, unit, 'pileIn'), isPileIn: true };
  const pileIn = (some: readonly Step[]) => ({ seat, type: 'pileIn', unit: id, steps: some }) as const;
  const pressed = fightSteps(battle, unit, 'straight', fight);
  if (pressed && pressed.length > 0) yield pileIn(pressed);
  if (pressed && pressed.length > 1) yield pileIn(pressed.slice(0, 1));
  yield pileIn([]);
  yield { seat, type: 'triumph', unit: id };
  // As with charges: it is the most expensive, and helps a split unit to regain coherency.
  const ring = pressed ? undefined : fightSteps(battle, unit, 'surround', fight);
  if (ring && ring.length > 0) yield pileIn(ring);
}

/** ATK-04: all weapons on one target if it is in range, the rest on other targets in range. */
export function targetChoices(battle: Battle, { seat, unit: id }: AskOf<'pickTargets'>): readonly Command[] {
  const unit = unitOf(battle, id);
  const weapons = weaponsFor(unit, battle.activation?.how ?? 'fight');
  const reached = new Map(weapons.map(weapon => [weapon, targetsFor(battle, unit, weapon)]));
  const targets = [...new Set(gathered(weapons, weapon => reached.get(weapon) ?? []))];
  const isOrderTold = EFFECTS.abilityDice
    .changeDie(battle)
    .some(held => [unit, ...targets].some(({ id: of }) => of === held.unit));
  const attacks = gathered(targets, favourite =>
    gathered(selectionsOf(weapons), each =>
      orderings(
        each.filter(weapon => reached.get(weapon)?.length),
        isOrderTold,
      ),
    ).map(selection => {
      const orders = gathered(selection, weapon =>
        (reached.get(weapon) ?? [])
          .toSorted((a, b) => Number(b === favourite) - Number(a === favourite))
          .map(target => ({ weapon: weapon.id, target: target.id })),
      );
      return { seat, type: 'attack', unit: id, orders } as const;
    }),
  );
  return [...attacks, { seat, type: 'triumph', unit: id }];
}

/** ATK-06: if an ability may still change a die, the order of weapons matters: any may come first. */
const orderings = (weapons: readonly Weapon[], isTold: boolean): readonly (readonly Weapon[])[] =>
  isTold ? weapons.map(first => [first, ...weapons.filter(weapon => weapon !== first)]) : [weapons];

/** ABIL-01: of weapons that exclude each other, each selection has one; otherwise there is one selection. */
function selectionsOf(weapons: readonly Weapon[]): readonly (readonly Weapon[])[] {
  const groups = [...new Set(weapons.map(({ oneOf }) => oneOf))].filter(group => group !== undefined);
  if (groups.length === 0) return [weapons];
  return groups.reduce<readonly (readonly Weapon[])[]>(
    (selections, group) =>
      selections.flatMap(selection => {
        const members = selection.filter(({ oneOf }) => oneOf === group);
        return members.map(chosen => selection.filter(weapon => weapon.oneOf !== group || weapon === chosen));
      }),
    [weapons],
  );
}

/** More dice than this are re-rolled all or none, to limit the number of buttons. */
const TO_TELL_APART = 6;

/** RR-06: re-rolls failures, nothing, or all that may be; or some successes, lowest first. */
export function rerolls(battle: Battle, { seat, unit, roll, dice }: AskOf<'rerollDice'>): readonly Command[] {
  const fallen = roll === 'nerve' ? undefined : battle.activation?.fallen;
  const failed = fallen ? dice.filter(index => fallen.dice[index]?.passed === false) : [];
  const kept = dice
    .filter(index => !failed.includes(index))
    .toSorted((a, b) => (fallen?.dice[a]?.face ?? 0) - (fallen?.dice[b]?.face ?? 0));
  const isFew = kept.length > 1 && kept.length <= TO_TELL_APART;
  const some = isFew ? kept.slice(1).map((_, index) => [...failed, ...kept.slice(0, index + 1)]) : [];
  const isMixed = failed.length > 0 && kept.length > 0;
  const choices = failed.length > 0 ? [failed, [], ...(isMixed ? [dice] : [])] : [[], dice];
  return [...choices, ...some].map(chosen => ({ seat, type: 'rerollDice', unit, dice: chosen }));
}

/**
 * RR-01: the first die that may be changed, re-rolled or set as high as possible, or to a 5 if a 6 has another effect;
 * or kept.
 */
export function dieChanges(battle: Battle, { seat, unit }: AskOf<'changeDie'>): readonly Command[] {
  const asked = changeAsked(battle);
  const lowest = asked.indices.toSorted((a, b) => valueAt(battle, a) - valueAt(battle, b))[0];
  const change = { seat, type: 'changeDie', unit, index: lowest ?? 0 } as const;
  const { most, volley, fallen } = asked;
  const isOther = volley.profile.sixes.some(({ roll }) => roll === fallen.roll);
  const faces = isOther ? [most, most - 1] : [most];
  const changes = asked.into === 'chosen' ? faces.map(face => ({ ...change, face })) : [change];
  return [...changes, { seat, type: 'pass' }];
}

const valueAt = ({ activation }: Battle, index: number): number =>
  activation?.fallen?.amounts[index] ?? activation?.fallen?.dice[index]?.face ?? 0;

/**
 * WND-02: wounded models first, then the furthest from the enemy, or the nearest; or for now only the first of them.
 */
export function* allocations(battle: Battle, ask: AskOf<'allocate'>): Generator<Command> {
  const { seat, unit: id } = ask;
  const allocate = (models: readonly ModelId[]) => ({ seat, type: 'allocate', unit: id, models }) as const;
  const rear = suggestedTakers(battle, ask, 'rear');
  yield allocate(rear);
  const front = suggestedTakers(battle, ask, 'front');
  if (rear.length !== front.length || rear.some((model, index) => model !== front[index])) {
    yield allocate(front);
    if (rear.length > 1) yield allocate(rear.slice(0, 1));
  }
  yield* otherKinds(allocate(rear), ask);
}

/** SHOCK-07, UNIT-05: the furthest from the enemy, or the nearest, keeping the unit one group if possible. */
export function flights(battle: Battle, { seat, unit: id, count }: AskOf<'flee'>): readonly Command[] {
  const unit = unitOf(battle, id);
  return (['rear', 'front'] as const).map(from => {
    const order = casualtyOrder(unit, byDistance(battle, unit, from), [], count);
    return { seat, type: 'flee', unit: id, models: order.slice(0, count).map(model => model.id) };
  });
}

/** SPLIT-01: one model for each group, largest first. */
export function groupsToKeep(battle: Battle, { seat, unit: id }: AskOf<'keepGroup'>): readonly Command[] {
  const unit = unitOf(battle, id);
  return coherencyGroups(unit.models)
    .toSorted((a, b) => b.length - a.length)
    .flatMap(group => {
      const model = unit.models[group[0] ?? -1];
      return model ? [{ seat, type: 'keepGroup', unit: id, model: model.id } as const] : [];
    });
}
