import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import type { Kinds } from '../../kernel/system';
import { goTo } from '../browser/address';
import { Icon } from '../parts/icons';
import { Rich } from '../parts/Rich';
import { PAGE } from '../words/page';
import { WATCH } from '../words/watch';
import { PACES, type Pace } from './pace';
import type { ReplayPlayer, ShowingSession } from './replay-player';
import './player-bar.css';

interface PlayerBarProps<K extends Kinds> extends ScaleProps<K> {
  /** The id of the stored game. */
  readonly id: string;
}

/** Play and pause, steps, a scale to scrub along, and the speed of a replay. */
export function PlayerBar<K extends Kinds>({ player, id, where, line }: PlayerBarProps<K>) {
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
      <Scale player={player} where={where} line={line} />
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

interface ScaleProps<K extends Kinds> {
  readonly player: ReplayPlayer<K, ShowingSession>;
  /** The round and phase that are shown, in words. */
  readonly where: string;
  /** The last event, in words. */
  readonly line: string | undefined;
}

/** All commands as a line with the rounds marked on it. */
function Scale<K extends Kinds>({ player, where, line }: ScaleProps<K>) {
  const { at } = useStore(player.showing);
  const { length, marks } = player.playback;
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
        {marks.map(({ at: place, label }) => (
          <span key={place} style={{ left: `${(place / Math.max(1, length)) * 100}%` }}>
            {label}
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
