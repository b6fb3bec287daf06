import { useStore } from 'zustand';
import { settings } from '../../../../shell/browser/settings';
import { Icon } from '../../../../shell/parts/icons';
import { Rich } from '../../../../shell/parts/Rich';
import { askedNow } from '../../facts/open-question';
import type { RuleId } from '../../rulebook';
import { otherSeat, type Seat } from '../../types';
import { questionOf } from '../../words/questions/asks';
import { BAR } from '../../words/questions/bar';
import { MeasureButton } from '../tools/MeasureButton';
import { useBattle, useNames, useSession, useShown } from '../use-session';
import { BarFrame } from './BarFrame';
import { QuestionBar } from './QuestionBar';
import { UndoButtons } from './UndoButtons';

interface BarProps {
  readonly onRule: (rule: RuleId) => void;
  readonly onVerdict: () => void;
}

/** Who must decide what, with a primary button for the suggested answer. */
export function DecisionBar({ onRule, onVerdict }: BarProps) {
  const undoAskedBy = useShown(shown => shown.undoAskedBy);
  const isPlaying = useShown(shown => shown.isPlaying);
  const waitsFor = useShown(shown => shown.waitsFor);
  const { ended } = useBattle();
  if (undoAskedBy) return <UndoQuestion by={undoAskedBy} />;
  if (isPlaying) return <Watching />;
  if (waitsFor) return <Waiting isBot={waitsFor === 'bot'} />;
  return ended ? <Over onVerdict={onVerdict} /> : <QuestionBar onRule={onRule} />;
}

const EnterKey = () => (
  <span className="key" aria-hidden="true">
    {BAR.enter}
  </span>
);

function Watching() {
  const session = useSession();
  const battle = useBattle();
  const names = useNames();
  const isStepping = useStore(settings, ({ stepThrough }) => stepThrough);
  return (
    <BarFrame
      seat={battle.active}
      who={battle.round > 0 ? BAR.turn(names.player(battle.active)) : BAR.setUp}
      what={<p className="ask-what">{isStepping ? BAR.read : BAR.watch}</p>}
    >
      <MeasureButton />
      <button type="button" className="button" onClick={() => session.hurry()}>
        {BAR.skip}
        {!isStepping && <EnterKey />}
      </button>
      {isStepping && (
        <button type="button" className="button" data-look="prime" onClick={() => session.step()}>
          {BAR.next}
          <EnterKey />
        </button>
      )}
    </BarFrame>
  );
}

/** A player who is not at this screen decides. */
function Waiting({ isBot }: { readonly isBot: boolean }) {
  const names = useNames();
  const ask = askedNow(useBattle());
  const last = useStore(useSession().thoughts, told => told.at(-1)?.says);
  const isAloud = useStore(settings, ({ thinkAloud }) => thinkAloud);
  if (!ask) return undefined;
  const player = names.player(ask.seat);
  return (
    <BarFrame
      seat={ask.seat}
      who={BAR.decides(player)}
      what={
        <p className="ask-what" data-waiting="true">
          {isBot ? BAR.thinks : BAR.waitsFor(player)}{' '}
          <Rich text={isBot && isAloud && last !== undefined ? last : questionOf(ask, names)} />
        </p>
      }
    >
      <UndoButtons />
      <MeasureButton />
    </BarFrame>
  );
}

function UndoQuestion({ by }: { readonly by: Seat }) {
  const session = useSession();
  const names = useNames();
  const other = otherSeat(by);
  return (
    <BarFrame
      seat={other}
      who={BAR.isAsked(names.player(other))}
      what={<p className="ask-what">{BAR.wishes(names.player(by))}</p>}
    >
      <button type="button" className="button" onClick={() => session.answerUndo(true)}>
        <Icon name="undo" size={18} />
        {BAR.takeBack}
      </button>
      <button type="button" className="button" data-look="prime" onClick={() => session.answerUndo(false)}>
        {BAR.letStand}
        <span className="key" aria-hidden="true">
          {BAR.enter}
        </span>
      </button>
    </BarFrame>
  );
}

const Over = ({ onVerdict }: Pick<BarProps, 'onVerdict'>) => (
  <BarFrame seat={undefined} who={BAR.isOver} what={<p className="ask-what">{BAR.over}</p>}>
    <UndoButtons />
    <MeasureButton />
    <button type="button" className="button" data-look="prime" onClick={onVerdict}>
      <Icon name="hero" />
      {BAR.result}
      <span className="key" aria-hidden="true">
        {BAR.enter}
      </span>
    </button>
  </BarFrame>
);
