import { type FormEvent, type ReactNode, useState } from 'react';
import { WARSCROLLS } from '../../armies';
import type { NewUnit } from '../../measure/adding';
import { type Block, LIMITS } from '../../measure/table';
import { MEASURE_PAGE } from '../../words/measure/measure-page';

type Put = (unit: Omit<NewUnit, 'seat'>) => void;

const armies = [...new Set(Object.values(WARSCROLLS).map(({ army }) => army))];
const FIRST = Object.values(WARSCROLLS)[0]?.id ?? '';

/** A unit of a warscroll, with any number of models. */
export function WarscrollFields({ onPut }: { readonly onPut: Put }) {
  const [warscroll, setWarscroll] = useState(FIRST);
  const [count, setCount] = useState(WARSCROLLS[FIRST]?.size.least ?? 1);
  const choose = (id: string) => {
    setWarscroll(id);
    setCount(WARSCROLLS[id]?.size.least ?? 1);
  };
  return (
    <Line button={MEASURE_PAGE.addUnit} onPut={() => onPut({ of: { warscroll }, count })}>
      <label className="field">
        {MEASURE_PAGE.warscroll}
        <select value={warscroll} onChange={event => choose(event.target.value)}>
          {armies.map(army => (
            <optgroup key={army} label={army}>
              {Object.values(WARSCROLLS)
                .filter(each => each.army === army)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <NumberField
        label={MEASURE_PAGE.models}
        value={count}
        least={1}
        most={LIMITS.perUnit}
        step={1}
        onChange={setCount}
      />
    </Line>
  );
}

/** Bases of one size and height, without a warscroll. */
export function BaseFields({ onPut }: { readonly onPut: Put }) {
  const [length, setLength] = useState(32);
  const [width, setWidth] = useState(32);
  const [height, setHeight] = useState(1.5);
  const [count, setCount] = useState(5);
  return (
    <Line button={MEASURE_PAGE.addBases} onPut={() => onPut({ of: { base: { length, width, height } }, count })}>
      <NumberField label={MEASURE_PAGE.lengthMm} value={length} least={5} most={300} step={1} onChange={setLength} />
      <NumberField label={MEASURE_PAGE.widthMm} value={width} least={5} most={300} step={1} onChange={setWidth} />
      <NumberField label={MEASURE_PAGE.height} value={height} least={0.1} most={20} step={0.1} onChange={setHeight} />
      <NumberField
        label={MEASURE_PAGE.howMany}
        value={count}
        least={1}
        most={LIMITS.perUnit}
        step={1}
        onChange={setCount}
      />
    </Line>
  );
}

/** A plain block, for scenery without a model. */
export function BlockFields({ onPut }: { readonly onPut: (block: Block) => void }) {
  const [width, setWidth] = useState(6);
  const [depth, setDepth] = useState(3);
  const [height, setHeight] = useState(2);
  const [isObstacle, setObstacle] = useState(false);
  return (
    <Line button={MEASURE_PAGE.addBlock} onPut={() => onPut({ width, depth, height, isObstacle })}>
      <NumberField label={MEASURE_PAGE.width} value={width} least={0.5} most={60} step={0.5} onChange={setWidth} />
      <NumberField label={MEASURE_PAGE.depth} value={depth} least={0.5} most={60} step={0.5} onChange={setDepth} />
      <NumberField label={MEASURE_PAGE.height} value={height} least={0} most={20} step={0.5} onChange={setHeight} />
      <label className="choice">
        <input type="checkbox" checked={isObstacle} onChange={event => setObstacle(event.target.checked)} />
        {MEASURE_PAGE.obstacle}
      </label>
    </Line>
  );
}

interface LineProps {
  readonly button: string;
  readonly onPut: () => void;
  readonly children: ReactNode;
}

const Line = ({ button, onPut, children }: LineProps) => (
  <form
    className="add-line"
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onPut();
    }}
  >
    {children}
    <button type="submit" className="button">
      {button}
    </button>
  </form>
);

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A number within limits; the form does not submit with others. */
const NumberField = ({ label, value, least, most, step, onChange }: NumberFieldProps) => (
  <label className="field">
    {label}
    <input
      type="number"
      required
      min={least}
      max={most}
      step={step}
      value={Number.isNaN(value) ? '' : value}
      onChange={event => onChange(event.target.valueAsNumber)}
    />
  </label>
);
