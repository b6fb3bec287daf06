import { useState } from 'react';
import { findBattleplan } from '../../battleplans';
import { LAYOUTS } from '../../layouts';
import type { Terrain } from '../../types';
import { CHANCE_WORDS, OPEN_WORDS, OWN_WORDS } from '../../words/rulebook/rulings';
import { SETUP } from '../../words/setup/setup';
import { BY_CHANCE, type Choices, OPEN_FIELD, OWN_LAYOUT, planOf, resizedTo } from '../choices';
import { MoodField } from '../realm/MoodField';
import { FaultNote, Tile } from '../Tile';
import { OwnMap } from './OwnMap';
import { OwnPieces } from './OwnPieces';
import { inWords, TableMap } from './TableMap';
import { TableSize } from './TableSize';

interface TableFieldProps {
  readonly choices: Choices;
  readonly terrain: readonly Terrain[];
  readonly fault: string | undefined;
  readonly onChange: (change: Partial<Choices>) => void;
  readonly onRollLayout: () => void;
}

/** The theme and scenery of the table. */
export function TableField({ choices, terrain, fault, onChange, onRollLayout }: TableFieldProps) {
  const [picked, setPicked] = useState<number>();
  const isOwn = choices.layout === OWN_LAYOUT;
  return (
    <section className="setup-table" aria-label={SETUP.table}>
      <figure>
        <TableMap
          terrain={terrain}
          mood={choices.mood}
          table={choices.table}
          plan={findBattleplan(planOf(choices), choices.plans)}
        >
          {isOwn && <OwnMap own={choices.own} picked={picked} onPick={setPicked} onChange={own => onChange({ own })} />}
        </TableMap>
        <figcaption className="map-caption">
          <span>
            {inWords(terrain)}
            {SETUP.lines}
          </span>
          <TableSize table={choices.table} onChange={table => onChange(resizedTo(choices, table))} />
        </figcaption>
      </figure>
      <LayoutField choices={choices} onChange={onChange} onRollLayout={onRollLayout} />
      {isOwn && <OwnPieces own={choices.own} picked={picked} onPick={setPicked} onChange={own => onChange({ own })} />}
      <FaultNote id="table-fault" fault={fault} />
      <MoodField choices={choices} onChange={onChange} />
    </section>
  );
}

function LayoutField({ choices, onChange, onRollLayout }: Omit<TableFieldProps, 'terrain' | 'fault'>) {
  const laid = [
    ...LAYOUTS.map(({ id, name, says }) => ({ id, title: name, says })),
    { id: BY_CHANCE, ...CHANCE_WORDS },
    { id: OPEN_FIELD, ...OPEN_WORDS },
    { id: OWN_LAYOUT, ...OWN_WORDS },
  ];
  return (
    <fieldset>
      <legend>{SETUP.layout}</legend>
      <div className="tiles" data-columns="3">
        {laid.map(({ id, title, says }) => (
          <Tile
            key={id}
            group="layout"
            value={id}
            isChosen={id === choices.layout}
            onChoose={layout => onChange({ layout })}
          >
            <b>{title}</b>
            <small className="unseen">{says}</small>
          </Tile>
        ))}
      </div>
      <p className="setup-says">
        {laid.find(({ id }) => id === choices.layout)?.says}
        {choices.layout === BY_CHANCE && (
          <button type="button" className="setup-again" onClick={onRollLayout}>
            {SETUP.another}
          </button>
        )}
      </p>
    </fieldset>
  );
}
