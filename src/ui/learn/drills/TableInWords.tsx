import type { Model, Unit } from '../../../systems/aos/types';
import type { Drill } from '../../../teach/drills/drill';
import type { Names } from '../../text/names';
import { inches } from '../../text/numbers';

const MM_PER_INCH = 25.4;

/** Where every model stands, and the scenery: enough to work the answer out without seeing the table. */
export const TableInWords = ({ drill: { battle }, names }: { readonly drill: Drill; readonly names: Names }) => (
  <section className="unseen" aria-label="The table in words">
    <h2>The table in words</h2>
    <p>Places are inches from the left and from the near edge.</p>
    <ul>
      {battle.units.map(unit => (
        <li key={unit.id}>
          {names.player(unit.seat)}’s {names.unit(unit.id)}: {baseOf(unit)}; {unit.models.map(placeOf).join('; ')}
        </li>
      ))}
      {battle.field.features.map(({ id, name, footprint }) => (
        <li key={id}>
          {name}, from {inches(Math.min(...footprint.map(({ x }) => x)))} to{' '}
          {inches(Math.max(...footprint.map(({ x }) => x)))} from the left and from{' '}
          {inches(Math.min(...footprint.map(({ y }) => y)))} to {inches(Math.max(...footprint.map(({ y }) => y)))} from
          the near edge
        </li>
      ))}
    </ul>
  </section>
);

function baseOf({ models: [model] }: Unit): string {
  if (!model) return '';
  const { outline, height } = model;
  const tall = `${inches(height)} tall`;
  if (outline.kind === 'circle') return `round bases of ${Math.round(2 * outline.radius * MM_PER_INCH)} mm, ${tall}`;
  if (outline.kind === 'hull') return tall;
  const [long, wide] = [outline.length, outline.width].map(length => Math.round(length * MM_PER_INCH));
  return `oval bases of ${long} by ${wide} mm, ${tall}`;
}

const placeOf = ({ x, y }: Model): string => `${inches(x)} and ${inches(y)}`;
