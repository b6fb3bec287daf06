import type { Drill } from '../../../course/drills/drill';
import type { Model, Unit } from '../../../types';
import { DRILL_PAGE } from '../../../words/learn/drill-page';
import type { Names } from '../../../words/names';
import { inches } from '../../../words/numbers';

const MM_PER_INCH = 25.4;

/** The positions of all models and scenery in words: enough to answer without seeing the table. */
export const TableInWords = ({ drill: { battle }, names }: { readonly drill: Drill; readonly names: Names }) => (
  <section className="unseen" aria-label={DRILL_PAGE.inWords}>
    <h2>{DRILL_PAGE.inWords}</h2>
    <p>{DRILL_PAGE.places}</p>
    <ul>
      {battle.units.map(unit => (
        <li key={unit.id}>
          {names.player(unit.seat)}’s {names.unit(unit.id)}: {baseOf(unit)}; {unit.models.map(placeOf).join('; ')}
        </li>
      ))}
      {battle.field.features.map(({ id, name, footprint }) => (
        <li key={id}>
          {name}
          {DRILL_PAGE.from} {inches(Math.min(...footprint.map(({ x }) => x)))} {DRILL_PAGE.to}{' '}
          {inches(Math.max(...footprint.map(({ x }) => x)))} {DRILL_PAGE.fromLeft}{' '}
          {inches(Math.min(...footprint.map(({ y }) => y)))} {DRILL_PAGE.to}{' '}
          {inches(Math.max(...footprint.map(({ y }) => y)))} {DRILL_PAGE.fromNear}
        </li>
      ))}
    </ul>
  </section>
);

function baseOf({ models: [model] }: Unit): string {
  if (!model) return '';
  const { outline, height } = model;
  const tall = DRILL_PAGE.tall(inches(height));
  if (outline.kind === 'circle') return DRILL_PAGE.roundBases(Math.round(2 * outline.radius * MM_PER_INCH), tall);
  if (outline.kind === 'hull') return tall;
  const { length, width } = outline;
  return DRILL_PAGE.ovalBases(Math.round(length * MM_PER_INCH), Math.round(width * MM_PER_INCH), tall);
}

const placeOf = ({ x, y }: Model): string => DRILL_PAGE.place(inches(x), inches(y));
