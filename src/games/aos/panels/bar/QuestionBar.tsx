import { useMemo } from 'react';
import { Icon, type IconName } from '../../../../shell/parts/icons';
import { Rich } from '../../../../shell/parts/Rich';
import { askedNow } from '../../facts/open-question';
import { type Answer, type Answers, unitsWithOptions } from '../../hands/answers';
import { refusalsOf } from '../../hands/draft/check-cache';
import type { Interaction } from '../../hands/interaction';
import type { UnavailableActs } from '../../hands/unavailable';
import type { RuleId } from '../../rulebook';
import type { UnitId } from '../../types';
import { answerWords } from '../../words/questions/answers';
import { questionOf } from '../../words/questions/asks';
import { BAR } from '../../words/questions/bar';
import { MeasureButton } from '../tools/MeasureButton';
import { useAnswers, useBattle, useInteraction, useNames, useSession } from '../use-session';
import { useWhyNot } from '../why/use-why-not';
import { BarFrame } from './BarFrame';
import { More } from './More';
import { OneModelButton } from './OneModelButton';
import { UndoButtons } from './UndoButtons';

interface QuestionBarProps {
  readonly onRule: (rule: RuleId) => void;
}

/** More than these go behind a button, so that the bar keeps its height. */
const SECONDS = 2;

/** Splits answers into those on the bar and those behind "More". A single one stays on the bar. */
function spread({ others, closing }: Answers): {
  readonly seconds: readonly Answer[];
  readonly rest: readonly Answer[];
} {
  const [ways, ends] = closing.length > SECONDS ? [[...others, ...closing], []] : [others, closing];
  const count = ways.length > SECONDS + 1 ? SECONDS : ways.length;
  return { seconds: [...ways.slice(0, count), ...ends], rest: ways.slice(count) };
}

const whole = (interaction: Interaction): Interaction => interaction;

/** The open question, or the reason why the draft is refused, with every possible answer. */
export function QuestionBar({ onRule }: QuestionBarProps) {
  const session = useSession();
  const battle = useBattle();
  const names = useNames();
  const answers = useAnswers();
  const { prime } = answers;
  const { seconds, rest } = spread(answers);
  const interaction = useInteraction(whole);
  const refusals = useMemo(() => refusalsOf(interaction), [interaction]);
  const whyNot = useWhyNot();
  const barred = whyNot?.unavailableActs(interaction) ?? [];
  // unavailable acts are on the bar only if there is nothing else to offer
  const isRoom = answers.others.length === 0 && barred.length <= SECONDS;
  const [beside, behind] = isRoom ? [barred, []] : [[], barred];
  const ask = askedNow(battle);
  if (!ask) return undefined;
  const words = (answer: Answer) => answerWords(answer, names, battle);
  const perform = (answer: Answer) => session.perform(answer);
  const question = (
    <p className="ask-what">
      <Rich text={questionOf(ask, names, ownSelected(interaction))} />
    </p>
  );
  return (
    <BarFrame
      seat={ask.seat}
      who={BAR.decides(names.player(ask.seat))}
      isRefused={refusals.length > 0}
      what={whyNot && refusals.length > 0 ? <whyNot.RefusedDraft refusals={refusals} onRule={onRule} /> : question}
    >
      <UndoButtons />
      <MeasureButton />
      <OneModelButton />
      {(rest.length > 0 || behind.length > 0) && (
        <More answers={rest} words={words} onChoose={perform}>
          {whyNot && behind.map(each => <whyNot.WhyNotLine key={keyOf(each)} barred={each} onRule={onRule} />)}
        </More>
      )}
      {whyNot && beside.map(each => <whyNot.WhyNot key={keyOf(each)} barred={each} onRule={onRule} />)}
      {seconds.map(answer => (
        <Second key={JSON.stringify(answer)} label={words(answer).label} onClick={() => perform(answer)} />
      ))}
      {prime && (
        <Prime
          {...words(prime)}
          isRefused={interaction.draft !== undefined && refusals.length > 0}
          onClick={() => perform(prime)}
        />
      )}
    </BarFrame>
  );
}

interface AnswerProps {
  readonly label: string;
  readonly onClick: () => void;
}

const Second = ({ label, onClick }: AnswerProps) => (
  <button type="button" className="button" title={label} onClick={onClick}>
    <span className="bar-label">{label}</span>
  </button>
);

/** The primary button; Enter presses it too. */
const Prime = ({ label, icon, isRefused, onClick }: PrimeProps) => (
  <button
    type="button"
    className="button"
    data-look="prime"
    aria-disabled={isRefused}
    aria-keyshortcuts="Enter"
    onClick={onClick}
  >
    <Icon name={icon} />
    <span className="bar-label">{label}</span>
    <span className="key" aria-hidden="true">
      {BAR.enter}
    </span>
  </button>
);

interface PrimeProps extends AnswerProps {
  readonly icon: IconName;
  readonly isRefused: boolean;
}

const keyOf = ({ commands }: UnavailableActs): string => JSON.stringify(commands);

/** The selected unit, if it is one that can answer. */
const ownSelected = ({ battle, options, selected }: Interaction): UnitId | undefined =>
  selected !== undefined && unitsWithOptions(battle, options).includes(selected) ? selected : undefined;
