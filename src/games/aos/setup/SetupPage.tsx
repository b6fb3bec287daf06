import { type FormEvent, useMemo, useState } from 'react';
import { goTo, wishes } from '../../../shell/browser/address';
import { anySeed } from '../../../shell/browser/seed';
import { Icon } from '../../../shell/parts/icons';
import { findBattleplan } from '../battleplans';
import type { Library } from '../panels/battle-library';
import { SEATS } from '../types';
import { ArmyField } from './ArmyField';
import {
  type ArmyChoice,
  againstComputer,
  botsOf,
  type Choices,
  proposed,
  sceneryOf,
  seedOf,
  setupOf,
} from './choices';
import { FinePrint } from './FinePrint';
import { fieldFaults } from './faults';
import { MOOD_WORDS } from './moods';
import { AGAINST_COMPUTER } from './opponent/against-computer';
import { loadPlans } from './plans/own-plans';
import { PlanField } from './plans/PlanField';
import { NextBattle } from './series/NextBattle';
import { TableField } from './table/TableField';
import './setup.css';
import './fields.css';
import { LEVEL_WORDS, OPPONENT } from '../words/opponent/opponent';
import { SETUP } from '../words/setup/setup';

interface SetupPageProps {
  readonly library: Library;
  /** The previous battle, in a series; or AGAINST_COMPUTER. */
  readonly after?: string | undefined;
}

/** Everything agreed before the battle; everything has a default. */
export function SetupPage({ library, after }: SetupPageProps) {
  const [fresh] = useState(() => proposed(wishes().seed ?? anySeed(), loadPlans()));
  if (after === AGAINST_COMPUTER) return <SetupForm library={library} first={againstComputer(fresh)} />;
  if (after === undefined) return <SetupForm library={library} first={fresh} />;
  return (
    <NextBattle library={library} id={after} fresh={fresh}>
      {(first, note) => <SetupForm library={library} first={first} note={note} />}
    </NextBattle>
  );
}

interface SetupFormProps extends Pick<SetupPageProps, 'library'> {
  readonly first: Choices;
  readonly note?: string;
}

function SetupForm({ library, first, note }: SetupFormProps) {
  const [choices, setChoices] = useState(first);
  const [isStarting, setStarting] = useState(false);
  const faults = useMemo(() => fieldFaults(choices), [choices]);
  const { layout, layoutSeed, own, table } = choices;
  const terrain = useMemo(() => sceneryOf({ layout, layoutSeed, own, table }), [layout, layoutSeed, own, table]);
  const isSound = Object.keys(faults).length === 0;
  const change = (part: Partial<Choices>) => setChoices(now => ({ ...now, ...part }));
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const seed = seedOf(choices.seed);
    if (!isSound || seed === undefined || isStarting) return;
    setStarting(true);
    try {
      const started = { mood: choices.mood, bots: botsOf(choices, wishes().seed ?? anySeed()) };
      goTo({ at: 'battle', id: await library.start(setupOf(choices), seed, started) });
    } finally {
      setStarting(false);
    }
  };
  return (
    <main className="setup">
      <form onSubmit={event => void begin(event)}>
        <header className="setup-head">
          <button type="button" className="button" data-look="ghost" onClick={() => goTo({ at: 'start' })}>
            <Icon name="undo" />
            {SETUP.start}
          </button>
          <h1>{SETUP.title}</h1>
          {note !== undefined && <p className="series-note">{note}</p>}
        </header>
        <div className="setup-columns">
          <div className="setup-column">
            <PlanField choices={choices} fault={faults.plan} onChange={change} />
            <div className="setup-armies">
              {SEATS.map(seat => (
                <ArmyField
                  key={seat}
                  seat={seat}
                  choice={choices.armies[seat]}
                  faults={faults}
                  onChange={choice => change({ armies: { ...choices.armies, [seat]: choice } })}
                />
              ))}
            </div>
            <FinePrint choices={choices} seedFault={faults.seed} onChange={change} />
          </div>
          <TableField
            choices={choices}
            terrain={terrain}
            fault={faults.table}
            onChange={change}
            onRollLayout={() => change({ layoutSeed: anySeed() })}
          />
        </div>
        <footer className="setup-bar panel">
          <p>{isSound ? inOneLine(choices) : SETUP.missing}</p>
          <button type="submit" className="button" data-look="prime" disabled={!isSound || isStarting}>
            <Icon name="fight" />
            {SETUP.begin}
          </button>
        </footer>
      </form>
    </main>
  );
}

const nameOf = ({ player, bot }: ArmyChoice): string =>
  bot ? OPPONENT.named(player, LEVEL_WORDS[bot.level].name) : player;

function inOneLine({ plan, rival, plans, armies, mood }: Choices): string {
  const named = (id: string) => findBattleplan(id, plans)?.name ?? id;
  const isOpen = rival !== undefined && rival !== plan;
  const title = isOpen ? SETUP.either(named(plan), named(rival)) : named(plan);
  return SETUP.inOneLine(title, nameOf(armies.azure), nameOf(armies.ember), MOOD_WORDS[mood].name);
}
