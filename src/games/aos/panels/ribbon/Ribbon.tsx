import { Icon, type IconName } from '../../../../shell/parts/icons';
import { battleplanOf } from '../../battleplans';
import { scores } from '../../facts/score';
import { PHASES, type Phase, SEATS } from '../../types';
import { PANELS } from '../../words/battle/panels';
import { PHASE_NAMES } from '../../words/names';
import { useBattle, useNames } from '../use-session';
import './ribbon.css';

const PHASE_ICONS: Readonly<Record<Phase, IconName>> = {
  hero: 'hero',
  movement: 'move',
  shooting: 'shoot',
  charge: 'charge',
  combat: 'fight',
  battleshock: 'shock',
};

/** Round, phases, scores and command points: always visible. */
export function Ribbon() {
  const battle = useBattle();
  const names = useNames();
  const points = scores(battle);
  return (
    <section className="ribbon panel" aria-label={PANELS.ribbon}>
      <p className="ribbon-round">
        {battle.round === 0 ? (
          PANELS.setUp
        ) : (
          <>
            <span>{PANELS.round}</span>
            <b>{battle.round}</b>
            <span>{PANELS.of(battleplanOf(battle).lastRound)}</span>
          </>
        )}
      </p>
      <ol className="ribbon-phases">
        {PHASES.map(phase => (
          <li key={phase} {...(phase === battle.phase ? { 'aria-current': 'step' } : {})} title={PHASE_NAMES[phase]}>
            <Icon name={PHASE_ICONS[phase]} />
            <span>{PHASE_NAMES[phase]}</span>
          </li>
        ))}
      </ol>
      <div className="ribbon-sides">
        {SEATS.map(seat => (
          <span key={seat} className="ribbon-side" data-active={battle.round > 0 && seat === battle.active}>
            <i className="pip" data-seat={seat} />
            <span className="ribbon-name">{names.player(seat)}</span>
            <b>
              <span className="unseen">{PANELS.has(names.player(seat))} </span>
              {points[seat]}
              <span className="unseen"> {PANELS.victoryPoints}</span>
            </b>
            <span className="ribbon-points" title={PANELS.commandPointsOf(names.player(seat))}>
              <Icon name="command" size={16} />
              <b>{battle.commandPoints[seat]}</b>
              <span className="unseen"> {PANELS.commandPoints}</span>
            </span>
          </span>
        ))}
      </div>
    </section>
  );
}
