import { describe, expect, test } from 'vitest';
import { allowanceOf, type MoveKind } from '../../../src/games/aos/abilities/allowance';
import { moveLimitOf } from '../../../src/games/aos/hands/draft/move-limit';
import type { Inches } from '../../../src/geometry/shapes/shape';
import { ahead, type Order, type Scene, type Staged, shifted, stage, unit } from '../fixture';
import { bringStaged } from '../rules/bring-staged';

bringStaged();

const LORD = 'lord-celestant';
const AT = { x: 20, y: 20 };
const foeAt = (gap: number) => unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, LORD, gap) } });

/** A unit of azure at (20, 20) with an enemy this far ahead of it, after these commands. */
function battleWith(scene: Partial<Scene>, gap: number, ...orders: readonly Order[]): Staged {
  const staged = stage({ azure: [unit(LORD, { at: AT })], ember: [foeAt(gap)], phase: 'movement', ...scene });
  for (const order of orders) staged.submit(order);
  return staged;
}

type Case = readonly [name: string, staged: () => Staged, unit: string, kind: Exclude<MoveKind, 'rideMove'>, Inches];

/** The direction in which each kind of move has room: a charge and a pile-in go towards the enemy. */
const TOWARDS: Readonly<Record<Case[3], 1 | -1>> = { move: -1, retreat: -1, scout: -1, chargeMove: 1, pileIn: 1 };

const CASES: readonly Case[] = [
  ['MOVE-12 a normal move: the Move', () => battleWith({}, 24), LORD, 'move', 5],
  [
    'RUN-02 a run: the Move and the roll',
    () => battleWith({ dice: [4] }, 24, { type: 'run', unit: LORD }),
    LORD,
    'move',
    9,
  ],
  ['RETR-04 a retreat: the Move', () => battleWith({}, 2), LORD, 'retreat', 5],
  [
    'RETR-04 a retreat may be a run',
    () => battleWith({ dice: [2] }, 2, { type: 'run', unit: LORD }),
    LORD,
    'retreat',
    7,
  ],
  [
    'CHARGE-02 a charge: the roll',
    () => battleWith({ phase: 'charge', dice: [4, 3] }, 9, { type: 'tryCharge', unit: LORD }),
    LORD,
    'chargeMove',
    7,
  ],
  [
    'PILE-02 a pile-in: 3"',
    () => {
      const staged = battleWith({ phase: 'combat', azure: [unit(LORD, { at: AT, deeds: ['charged'] })] }, 8);
      staged.pass();
      staged.submit({ type: 'fight', unit: LORD });
      return staged;
    },
    LORD,
    'pileIn',
    3,
  ],
  [
    'FLY-02 a flyer: its Move',
    () => battleWith({ azure: [unit('bladegheist-revenants', { at: AT })] }, 24),
    'bladegheist-revenants',
    'move',
    8,
  ],
  [
    'MOD-01 a Move that an ability makes longer',
    () =>
      battleWith(
        {
          azure: [
            unit('bladegheist-revenants', { at: AT }),
            unit('knight-of-shrouds-on-ethereal-steed', { at: { x: 24, y: 20 }, artefact: 'pendant-of-the-fell-wind' }),
          ],
          allegiances: { azure: 'nighthaunt' },
        },
        24,
      ),
    'bladegheist-revenants',
    'move',
    11,
  ],
  [
    'RAND-02 a random Move: what was rolled',
    () =>
      battleWith({ azure: [unit('hydra', { at: { x: 20, y: 20 } })], dice: [2, 5, 6] }, 24, {
        type: 'rollMove',
        unit: 'hydra',
      }),
    'hydra',
    'move',
    13,
  ],
  [
    'PRE-01 a move before the battle: as far as the ability says',
    () =>
      battleWith(
        {
          phase: 'beforeBattle',
          generals: { azure: `${LORD}/1` },
          allegiances: { azure: 'stormcast-eternals' },
          commandTraits: { azure: 'cunning-strategist' },
          dice: [4],
        },
        24,
        { type: 'useAbility', unit: LORD, ability: 'cunning-strategist' },
      ),
    LORD,
    'scout',
    5,
  ],
];

describe('one function says how far a unit may go, to the rules and to the hand', () => {
  test.each(CASES)('%s', (_, scene, id, kind, inches) => {
    const staged = scene();
    const mover = staged.unit(id);
    const draft = (length: Inches) =>
      ({ seat: 'azure', type: kind, unit: id, steps: shifted(mover, 0, TOWARDS[kind] * length) }) as const;
    const tooFar = (length: Inches) => staged.refusals(draft(length)).filter(({ code }) => code === 'move.tooFar');
    expect(allowanceOf(staged.battle(), mover, kind)).toBe(inches);
    expect(moveLimitOf(staged.battle(), command => staged.refusals(command), draft(1))).toEqual({ allowed: inches });
    expect(tooFar(inches)).toEqual([]);
    expect(tooFar(inches + 0.01)).toHaveLength(mover.models.length);
    expect(tooFar(inches + 0.01)[0]?.facts).toMatchObject({ allowed: inches });
  });

  test('a ride on the winds: the roll', () => {
    const rider = 'lord-arcanum-on-gryph-charger';
    const staged = battleWith({ azure: [unit(rider, { at: AT })], dice: [1, 2, 3, 4, 5, 6] }, 24, {
      type: 'rideWinds',
      unit: rider,
      direction: 0,
    });
    expect(allowanceOf(staged.battle(), staged.unit(rider), 'rideMove')).toBe(21);
    expect(staged.check({ type: 'rideMove', unit: rider, distance: 21 })).toEqual([]);
    expect(staged.check({ type: 'rideMove', unit: rider, distance: 21.01 })).toEqual(['move.tooFar']);
  });

  test('MOVE-12 RUN-02 the roll of another unit adds nothing', () => {
    const staged = battleWith(
      { azure: [unit(LORD, { at: AT }), unit(LORD, { id: 'other', at: { x: 50, y: 20 } })], dice: [4] },
      24,
      {
        type: 'run',
        unit: LORD,
      },
    );
    expect(allowanceOf(staged.battle(), staged.unit('other'), 'move')).toBe(5);
  });

  test('MOVE-02 a unit that has moved gets the reason in place of a limit', () => {
    const staged = battleWith({ azure: [unit(LORD, { at: AT, deeds: ['moved'] })] }, 24);
    const draft = { seat: 'azure', type: 'move', unit: LORD, steps: [] } as const;
    const limit = moveLimitOf(staged.battle(), command => staged.refusals(command), draft);
    expect('refusals' in limit && limit.refusals.map(({ code }) => code)).toEqual(['move.already']);
  });
});
