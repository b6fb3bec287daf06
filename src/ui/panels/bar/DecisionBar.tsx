import { useStore } from 'zustand';
import type { RuleId } from '../../../systems/aos/rulebook';
import { otherSeat, type Seat } from '../../../systems/aos/types';
import { Icon } from '../../icons';
import { settings } from '../../settings';
import { useBattle, useNames, useSession, useShown } from '../../use-session';
import { MeasureButton } from '../tools/MeasureButton';
import { Deciding } from './Deciding';
import { Frame } from './Frame';
import { UndoButtons } from './UndoButtons';

interface BarProps {
  readonly onRule: (rule: RuleId) => void;
  readonly onVerdict: () => void;
}

/** Who must decide what, and one bright button for the first sensible thing to do. */
export function DecisionBar({ onRule, onVerdict }: BarProps) {
  const undoAskedBy = useShown(shown => shown.undoAskedBy);
  const isPlaying = useShown(shown => shown.isPlaying);
  const { ended } = useBattle();
  if (undoAskedBy) return <UndoQuestion by={undoAskedBy} />;
  if (isPlaying) return <Watching />;
  return ended ? <Over onVerdict={onVerdict} /> : <Deciding onRule={onRule} />;
}

const WATCHING = { watch: 'Watch the table …', read: 'Read the dice, then go on', skip: 'Skip', next: 'Next' } as const;

const EnterKey = () => (
  <span className="key" aria-hidden="true">
    Enter
  </span>
);

function Watching() {
  const session = useSession();
  const battle = useBattle();
  const names = useNames();
  const isStepping = useStore(settings, ({ stepThrough }) => stepThrough);
  return (
    <Frame
      seat={battle.active}
      who={battle.round > 0 ? `${names.player(battle.active)}’s turn` : 'Set-up'}
      what={<p className="ask-what">{isStepping ? WATCHING.read : WATCHING.watch}</p>}
    >
      <MeasureButton />
      <button type="button" className="button" onClick={() => session.hurry()}>
        {WATCHING.skip}
        {!isStepping && <EnterKey />}
      </button>
      {isStepping && (
        <button type="button" className="button" data-look="prime" onClick={() => session.step()}>
          {WATCHING.next}
          <EnterKey />
        </button>
      )}
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
      what={<p className="ask-what">{names.player(by)} wishes to take back the last act. Agreed?</p>}
    >
      <button type="button" className="button" onClick={() => session.answerUndo(true)}>
        <Icon name="undo" size={18} />
        Take it back
      </button>
      <button type="button" className="button" data-look="prime" onClick={() => session.answerUndo(false)}>
        Let it stand
        <span className="key" aria-hidden="true">
          Enter
        </span>
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
    <MeasureButton />
    <button type="button" className="button" data-look="prime" onClick={onVerdict}>
      <Icon name="hero" />
      Result
      <span className="key" aria-hidden="true">
        Enter
      </span>
    </button>
  </Frame>
);
