import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../src/games/aos/armies/checks/validate';
import { ahead, stage, unit } from '../../fixture';
import { whollyAlong } from './reach';

const KNIGHT = 'knight-of-shrouds-on-ethereal-steed';
const BLADES = 'bladegheist-revenants';

describe('Shroudguard: Frenzied Fervour', () => {
  /** One Knight stands near the Bladegheists, the other far off; each leads a battalion of its own. */
  const struck = (near: string, inches: number, dice: readonly number[]) => {
    const other = near === 'shroudguard' ? 'shroudguard-2' : 'shroudguard';
    const staged = stage({
      azure: [
        unit(KNIGHT, { at: { x: 30 - whollyAlong(KNIGHT, BLADES, 5, inches), y: 20 }, battalion: near }),
        unit(KNIGHT, { id: 'far', at: { x: 60, y: 5 }, battalion: other }),
        unit(BLADES, { at: { x: 30, y: 20 }, across: 5, battalion: 'shroudguard' }),
        unit(BLADES, { id: 'second', at: { x: 5, y: 5 }, battalion: 'shroudguard' }),
        unit(BLADES, { id: 'third', at: { x: 50, y: 5 }, battalion: 'shroudguard-2' }),
        unit(BLADES, { id: 'fourth', at: { x: 40, y: 5 }, battalion: 'shroudguard-2' }),
      ],
      ember: [unit('lord-executioner', { at: { x: 30, y: 20 + ahead(BLADES, 'lord-executioner', 0.5) } })],
      allegiances: { azure: 'nighthaunt' },
      generals: { azure: `${KNIGHT}/1` },
      active: 'ember',
      dice: [3, 1, 1, 3, 1, ...dice],
    });
    staged.attack('lord-executioner', BLADES);
    staged.submit({ type: 'allocate', unit: BLADES, models: [`${BLADES}/5`] });
    return staged.eventsOf('negationRolled').map(({ needed, cause }) => [needed, cause]);
  };

  test('wounds on its Bladegheists wholly within 12.00" of its leader are negated on a 5+, not on a 6 besides', () => {
    expect(struck('shroudguard', 12, [4])).toEqual([[5, 'shroudguard-frenzied-fervour']]);
  });

  test('not with a sliver beyond 12"', () => {
    expect(struck('shroudguard', 12.01, [])).toEqual([]);
  });

  test('near the leader of another battalion there is only Deathless Spirits', () => {
    expect(struck('shroudguard-2', 12, [4])).toEqual([[6, 'deathless-spirits']]);
  });

  test('BATT-03 it needs a Knight of Shrouds and two units of Bladegheists', () => {
    const of = (...ids: readonly string[]) =>
      armyFaults({
        player: 'Ember',
        allegiance: 'nighthaunt',
        units: ids.map((warscroll, index) => ({
          id: `unit-${index}`,
          warscroll,
          models: warscroll === BLADES ? 5 : 1,
          battalion: 'shroudguard',
        })),
      }).map(({ reason }) => reason.split(':')[0]);
    expect(of(KNIGHT, BLADES, BLADES)).toEqual([]);
    expect(of(KNIGHT, BLADES)).toEqual(['BATT-03']);
    expect(of('spirit-torment', BLADES, BLADES)).toEqual(['BATT-03', 'BATT-03']);
  });
});
