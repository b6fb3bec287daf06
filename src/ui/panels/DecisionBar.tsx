import { type ReactNode, useMemo } from 'react';
import type { Answer } from '../../controls/answers';
import { refusalsOf } from '../../controls/verdict';
import { askedNow } from '../../systems/aos/facts/asking';
import type { Refusal } from '../../systems/aos/refusals';
import type { RuleId } from '../../systems/aos/rulebook';
import { otherSeat, type Seat } from '../../systems/aos/types';
import { Icon } from '../icons';
import { Rich } from '../Rich';
import { answerWords } from '../text/answers';
import { questionOf } from '../text/asks';
import { gist, sentenceOf } from '../text/refusals';
import { useAnswers, useBattle, useDesk, useNames, useSession, useShown } from '../use-session';
import { More } from './More';

interface BarProps {
  readonly onRule: (rule: RuleId) => void;
  readonly onVerdict: () => void;
}

/** Who must decide what, why something is refused, and one bright button for the first sensible thing to do. */
export function DecisionBar({ onRule, onVerdict }: BarProps) {
  const undoAskedBy = useShown(shown => shown.undoAskedBy);
  const isPlaying = useShown(shown => shown.isPlaying);
  const { ended } = useBattle();
  if (undoAskedBy) return <UndoQuestion by={undoAskedBy} />;
  if (isPlaying) return <Watching />;
  return ended ? <Over onVerdict={onVerdict} /> : <Deciding onRule={onRule} />;
}

interface FrameProps {
  readonly seat: Seat | undefined;
  readonly who: ReactNode;
  readonly what: ReactNode;
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

const Frame = ({ seat, who, what, isRefused = false, children }: FrameProps) => (
  <nav className="bar panel" data-seat={seat} data-refused={isRefused} aria-label="Decision">
    <div className="ask">
      <p className="ask-who">
        {seat && <i className="pip" data-seat={seat} />}
        {who}
      </p>
      {what}
    </div>
    <div className="bar-acts">{children}</div>
  </nav>
);

/** More than these go behind a button. */
const SECONDS = 2;

function Deciding({ onRule }: Pick<BarProps, 'onRule'>) {
  const session = useSession();
  const battle = useBattle();
  const names = useNames();
  const { prime, others } = useAnswers();
  const desk = useDesk(whole => whole);
  const refusals = useMemo(() => refusalsOf(desk), [desk]);
  const ask = askedNow(battle);
  if (!ask) return undefined;
  const [reason, ...more] = gist(refusals);
  const words = (answer: Answer) => answerWords(answer, names, battle);
  const seconds = others.length > SECONDS + 1 ? others.slice(0, SECONDS) : others;
  const rest = others.slice(seconds.length);
  return (
    <Frame
      seat={ask.seat}
      who={`${names.player(ask.seat)} decides`}
      isRefused={reason !== undefined}
      what={
        reason ? (
          <Why reason={reason} more={more.length} onRule={onRule} />
        ) : (
          <p className="ask-what">
            <Rich text={questionOf(ask, names)} />
          </p>
        )
      }
    >
      <UndoButtons />
      {rest.length > 0 && <More answers={rest} words={words} onChoose={answer => session.perform(answer)} />}
      {seconds.map(answer => (
        <button type="button" key={JSON.stringify(answer)} className="button" onClick={() => session.perform(answer)}>
          {words(answer).label}
        </button>
      ))}
      {prime && (
        <button
          type="button"
          className="button"
          data-look="prime"
          aria-disabled={prime.kind === 'give' && refusals.length > 0 && desk.draft !== undefined}
          onClick={() => session.perform(prime)}
        >
          <Icon name={words(prime).icon} />
          {words(prime).label}
          <kbd>Enter</kbd>
        </button>
      )}
    </Frame>
  );
}

interface WhyProps {
  readonly reason: Refusal;
  readonly more: number;
  readonly onRule: (rule: RuleId) => void;
}

function Why({ reason, more, onRule }: WhyProps) {
  const names = useNames();
  return (
    <p className="ask-why" role="alert">
      <button type="button" className="rule-id" onClick={() => onRule(reason.rule)}>
        {reason.rule}
      </button>
      <span>
        {sentenceOf(reason, names)}
        {more > 0 && ` And ${more} more.`}
      </span>
    </p>
  );
}

function UndoButtons() {
  const session = useSession();
  const canUndo = useShown(shown => shown.canUndo);
  const canRedo = useShown(shown => shown.canRedo);
  return (
    <>
      <button type="button" className="button" data-look="ghost" disabled={!canUndo} onClick={() => session.undo()}>
        <Icon name="undo" size={18} />
        <span>Undo</span>
        <span className="unseen">Undo</span>
      </button>
      {canRedo && (
        <button type="button" className="button" data-look="ghost" onClick={() => session.redo()}>
          <Icon name="redo" size={18} />
          <span>Redo</span>
          <span className="unseen">Redo</span>
        </button>
      )}
    </>
  );
}

function Watching() {
  const session = useSession();
  const battle = useBattle();
  const names = useNames();
  return (
    <Frame
      seat={battle.active}
      who={battle.round > 0 ? `${names.player(battle.active)}’s turn` : 'Set-up'}
      what={<p className="ask-what">The dice decide …</p>}
    >
      <button type="button" className="button" onClick={() => session.hurry()}>
        Skip <kbd>Enter</kbd>
      </button>
    </Frame>
  );
}

function UndoQuestion({ by }: { readonly by: Seat }) {
  const session = useSession();
  const names = useNames();
  const other = otherSeat(by);
  return (
    <Frame
      seat={other}
      who={`${names.player(other)} is asked`}
      what={<p className="ask-what">{names.player(by)} wishes to take back what was rolled. Agreed?</p>}
    >
      <button type="button" className="button" onClick={() => session.answerUndo(true)}>
        <Icon name="undo" size={18} />
        Take it back
      </button>
      <button type="button" className="button" data-look="prime" onClick={() => session.answerUndo(false)}>
        Let it stand
        <kbd>Enter</kbd>
      </button>
    </Frame>
  );
}

const Over = ({ onVerdict }: Pick<BarProps, 'onVerdict'>) => (
  <Frame
    seat={undefined}
    who="The battle is over"
    what={<p className="ask-what">Look at the table, or at the result</p>}
  >
    <UndoButtons />
    <button type="button" className="button" data-look="prime" onClick={onVerdict}>
      <Icon name="hero" />
      Result
      <kbd>Enter</kbd>
    </button>
  </Frame>
);
