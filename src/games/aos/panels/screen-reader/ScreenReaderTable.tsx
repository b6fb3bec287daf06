import { useMemo } from 'react';
import { unitsOf } from '../../facts/units';
import { unitsWithOptions } from '../../hands/answers';
import { reasonsAgainst } from '../../hands/interaction';
import { handModeOf } from '../../hands/question-mode';
import { unitAt } from '../../tools/tool';
import { SEATS, type UnitId } from '../../types';
import { SCREEN_READER_TABLE, unitInWords } from '../../words/battle/screen-reader-table';
import { useBattle, useInteraction, useNames, useSession } from '../use-session';
import { useWhyNot } from '../why/use-why-not';
import './screen-reader-table.css';

/** The table as text for screen readers: every unit, its place, and the gap to the nearest enemy. */
export function ScreenReaderTable() {
  const { table } = useSession();
  const battle = useBattle();
  const names = useNames();
  const selected = useInteraction(interaction => interaction.selected);
  const tool = useInteraction(interaction => interaction.tool);
  const shown = tool ? unitAt(battle, tool.to)?.id : selected;
  const aims = useAims();
  const point = (unit: UnitId) =>
    table.send(tool ? { type: 'aim', mark: { kind: 'unit', unit }, isPinned: true } : { type: 'select', unit });
  return (
    <section className="screen-reader-table panel" aria-label={SCREEN_READER_TABLE.name}>
      <h2>{SCREEN_READER_TABLE.units}</h2>
      {SEATS.map(seat => (
        <ul key={seat} aria-label={SCREEN_READER_TABLE.of(names.player(seat))}>
          {unitsOf(battle, seat).map(unit => (
            <li key={unit.id}>
              <button
                type="button"
                className="screen-reader-unit"
                aria-pressed={unit.id === shown}
                onClick={() => point(unit.id)}
              >
                <b>{names.unit(unit.id)}</b> {unitInWords(battle, unit, names)} {aims.get(unit.id)}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

/** During targeting: whether each unit can be a target, and why not. */
function useAims(): ReadonlyMap<UnitId, string | undefined> {
  const battle = useInteraction(interaction => interaction.battle);
  const options = useInteraction(interaction => interaction.options);
  const check = useInteraction(interaction => interaction.check);
  const names = useNames();
  const whyNot = useWhyNot();
  return useMemo(() => {
    if (!whyNot || handModeOf(battle) !== 'targeting') return new Map();
    const targets = unitsWithOptions(battle, options);
    return new Map(
      battle.units.map(({ id }) => [
        id,
        whyNot.aimInWords(targets.includes(id), reasonsAgainst({ battle, options, check }, id), names),
      ]),
    );
  }, [battle, options, check, names, whyNot]);
}
