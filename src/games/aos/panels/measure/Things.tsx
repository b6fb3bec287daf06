import { Icon } from '../../../../shell/parts/icons';
import { middleOf } from '../../hands/draft/drafts';
import { select, thingsOn } from '../../measure/acts';
import { battleOf } from '../../measure/battle-of';
import type { MeasureTable, Thing } from '../../measure/table';
import { MEASURE_PAGE } from '../../words/measure/measure-page';
import type { Names } from '../../words/names';
import { inches } from '../../words/numbers';
import { useMeasureNames, useMeasureStore, useMeasureTable } from './use-measure';
import './things.css';

/** A list of everything on the table, to select from. */
export function Things() {
  const measureStore = useMeasureStore();
  const measureTable = useMeasureTable(each => each.measureTable);
  const selected = useMeasureTable(each => each.selected);
  const names = useMeasureNames();
  const things = thingsOn(measureTable);
  return (
    <section className="things panel" aria-label={MEASURE_PAGE.things}>
      {(['unit', 'piece', 'marker'] as const).map(kind => {
        const these = things.filter(thing => thing.kind === kind);
        if (these.length === 0) return undefined;
        return (
          <div key={kind}>
            <h2>{MEASURE_PAGE.heads[kind]}</h2>
            <ul>
              {these.map(thing => (
                <li key={thing.id}>
                  <button
                    type="button"
                    className="thing"
                    aria-pressed={selected?.kind === kind && selected.id === thing.id}
                    onClick={() => measureStore.change(each => select(each, thing))}
                  >
                    <ThingWords measureTable={measureTable} thing={thing} names={names} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {things.length === 0 && <p className="things-none">{MEASURE_PAGE.isEmpty}</p>}
    </section>
  );
}

interface ThingWordsProps {
  readonly measureTable: MeasureTable;
  readonly thing: Thing;
  readonly names: Names;
}

function ThingWords({ measureTable, thing, names }: ThingWordsProps) {
  const unit = measureTable.units.find(({ id }) => thing.kind === 'unit' && id === thing.id);
  if (unit) {
    return (
      <>
        <i className="pip" data-seat={unit.seat} />
        <span>
          {names.unit(unit.id)}
          <span className="unseen">, {names.player(unit.seat)}</span>
        </span>
        <b>
          {unit.places.length}
          <span className="unseen"> {unit.places.length === 1 ? MEASURE_PAGE.one : MEASURE_PAGE.several}</span>
        </b>
      </>
    );
  }
  return (
    <>
      <Icon name={thing.kind === 'piece' ? 'ruin' : 'flag'} size={16} />
      <span>{thingName(measureTable, thing, names)}</span>
    </>
  );
}

/** The name of something on the table. */
export function thingName(measureTable: MeasureTable, { kind, id }: Thing, names: Names): string {
  if (kind === 'unit') return names.unit(id);
  if (kind === 'piece')
    return battleOf(measureTable).field.features.find(feature => feature.id === id)?.name ?? MEASURE_PAGE.scenery;
  return MEASURE_PAGE.objectiveOf(measureTable.markers.findIndex(marker => marker.id === id) + 1);
}

/** Its position, in one line. */
export function thingPlace(measureTable: MeasureTable, { kind, id }: Thing): string {
  const unit = kind === 'unit' ? measureTable.units.find(each => each.id === id) : undefined;
  const spots =
    unit?.places ?? (kind === 'piece' ? measureTable.pieces : measureTable.markers).filter(each => each.id === id);
  const { x: left, y: near } = middleOf(spots);
  return MEASURE_PAGE.place(inches(Math.round(left * 10) / 10), inches(Math.round(near * 10) / 10));
}
