import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { useBattle, useNames, useShown } from '../../games/aos/panels/use-session';
import { lineOf } from '../../games/aos/words/battle/events';
import { LOG } from '../../games/aos/words/battle/panels';
import { PHASE_NAMES } from '../../games/aos/words/names';
import { goTo } from '../browser/address';
import { Icon } from '../parts/icons';
import { Rich } from '../parts/Rich';
import { PAGE } from '../words/page';
import { WATCH } from '../words/watch';
import { PACES, type Pace } from './pace';
import type { ReplayPlayer } from './replay-player';

/** Where the battle is and how it goes on: play, steps, a scale to scrub along, and the pace. */
export function PlayerBar({ player, id }: { readonly player: ReplayPlayer; readonly id: string }) {
  const { isRunning, pace } = useStore(player.showing);
  return (
    <section className="bar panel player" aria-label={WATCH.replay}>
      <div className="player-acts">
        <StepButton name={WATCH.back} shape="M20 3v18L9 12zM4 3h3.4v18H4z" onClick={() => player.step(-1)} />
        <button
          type="button"
          className="button"
          data-look="prime"
          onClick={() => (isRunning ? player.pause() : player.run())}
        >
          <Sign shape={isRunning ? 'M5 3h5v18H5zM14 3h5v18h-5z' : 'M5 2l16 10L5 22z'} />
          {isRunning ? WATCH.pause : WATCH.play}
        </button>
        <StepButton name={WATCH.on} shape="M4 3v18l11-9zM16.6 3H20v18h-3.4z" onClick={() => player.step(1)} />
      </div>
      <Scale player={player} />
      <label className="player-pace">
        <span className="unseen">{WATCH.pace}</span>
        <select value={pace} onChange={event => player.setPace(Number(event.target.value) as Pace)}>
          {PACES.map(each => (
            <option key={each} value={each}>
              {each === 0.5 ? '½' : each} ×
            </option>
          ))}
        </select>
      </label>
      <div className="player-ways">
        <button type="button" className="button" onClick={() => goTo({ at: 'battle', id })}>
          {player.isWhole ? WATCH.result : WATCH.playOn}
        </button>
        <button
          type="button"
          className="button"
          data-look="ghost"
          aria-label={PAGE.toStart}
          title={PAGE.toStart}
          onClick={() => goTo({ at: 'start' })}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

/** All acts as a line with the rounds marked on it. */
function Scale({ player }: { readonly player: ReplayPlayer }) {
  const { at } = useStore(player.showing);
  const battle = useBattle();
  const names = useNames();
  const told = useShown(shown => shown.told);
  const { length, marks } = player.playback;
  const last = told.at(-1) && told.findLast(({ event, before }) => lineOf(event, names, before) !== undefined);
  const line = last && lineOf(last.event, names, last.before)?.text;
  const where =
    battle.round === 0
      ? LOG.setUp
      : WATCH.where(battle.round, names.player(battle.active), battle.phase && PHASE_NAMES[battle.phase]);
  return (
    <div className="player-scale">
      <p className="player-now">
        <span>
          {where} {WATCH.act} <b>{at}</b> {WATCH.of} {length}
        </span>
        <span className="player-line">{line && <Rich text={line} />}</span>
      </p>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={WATCH.slider}
        aria-valuetext={WATCH.place(at, length, where)}
        style={{ '--share': length === 0 ? 0 : at / length } as CSSProperties}
        onChange={event => player.seek(Number(event.target.value))}
      />
      <div className="player-marks" aria-hidden="true">
        {marks
          .filter(({ turn }) => turn === 1)
          .map(({ at: place, round }) => (
            <span key={place} style={{ left: `${(place / Math.max(1, length)) * 100}%` }}>
              {round}
            </span>
          ))}
      </div>
    </div>
  );
}

const Sign = ({ shape }: { readonly shape: string }) => (
  <svg className="icon" viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
    <path d={shape} />
  </svg>
);

interface StepButtonProps {
  readonly name: string;
  readonly shape: string;
  readonly onClick: () => void;
}

const StepButton = ({ name, shape, onClick }: StepButtonProps) => (
  <button type="button" className="button" aria-label={name} title={name} onClick={onClick}>
    <Sign shape={shape} />
  </button>
);
