import { unitAt } from '../../controls/tools/tool';
import { warscrollOf } from '../../systems/aos/armies';
import { gapBetweenUnits, nearestEnemyUnit } from '../../systems/aos/facts/distance';
import { unitsOf } from '../../systems/aos/facts/units';
import { type Battle, SEATS, type Unit, type UnitId } from '../../systems/aos/types';
import { deedsInWords } from '../text/deeds';
import type { Names } from '../text/names';
import { counted, inches } from '../text/numbers';
import { useBattle, useDesk, useNames, useSession } from '../use-session';

/** The table in words, for those who do not see it: every unit, where it stands, and how far the enemy is. */
export function Mirror() {
  const { table } = useSession();
  const battle = useBattle();
  const names = useNames();
  const selected = useDesk(desk => desk.selected);
  const tool = useDesk(desk => desk.tool);
  const shown = tool ? unitAt(battle, tool.to)?.id : selected;
  const point = (unit: UnitId) =>
    table.send(tool ? { type: 'aim', mark: { kind: 'unit', unit }, isPinned: true } : { type: 'select', unit });
  return (
    <section className="mirror panel" aria-label="The table in words">
      <h2>Units on the table</h2>
      {SEATS.map(seat => (
        <ul key={seat} aria-label={`${names.player(seat)}’s units`}>
          {unitsOf(battle, seat).map(unit => (
            <li key={unit.id}>
              <button
                type="button"
                className="mirror-unit"
                aria-pressed={unit.id === shown}
                onClick={() => point(unit.id)}
              >
                <b>{names.unit(unit.id)}</b> {unitInWords(battle, unit, names)}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

/** A unit in one sentence. */
export function unitInWords(battle: Battle, unit: Unit, names: Names): string {
  const { wounds } = warscrollOf(unit);
  const suffered = unit.models.reduce((sum, model) => sum + model.wounds, 0);
  const left = unit.models.reduce((sum, { x }) => sum + x, 0) / unit.models.length;
  const near = unit.models.reduce((sum, { y }) => sum + y, 0) / unit.models.length;
  const enemy = nearestEnemyUnit(battle, unit);
  return [
    `${names.player(unit.seat)}, ${counted(unit.models.length, 'model')}`,
    ...(suffered > 0 ? [`${suffered} of ${unit.models.length * wounds} wounds suffered`] : []),
    `${inches(Math.round(left))} from the left and ${inches(Math.round(near))} from the near edge`,
    ...(enemy ? [`${inches(gapBetweenUnits(battle, unit, enemy))} from ${names.unit(enemy.id)}`] : []),
    ...deedsInWords(unit.deeds).map(({ words }) => words.toLowerCase()),
  ].join(', ');
}
