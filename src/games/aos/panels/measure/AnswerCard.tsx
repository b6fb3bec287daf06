import type { ReactNode } from 'react';
import type { Answer } from '../../measure/answer';
import { battleOf } from '../../measure/battle-of';
import { selectedUnit } from '../../measure/measuring';
import { objectionsTo } from '../../measure/readings/objections';
import { NOBODY, objectionsInWords, QUESTION_NAMES } from '../../words/measure/measure';
import { MEASURE_PAGE } from '../../words/measure/measure-page';
import { ChargeAnswer } from './answers/ChargeAnswer';
import { CoherencyAnswer } from './answers/CoherencyAnswer';
import { ControlAnswer } from './answers/ControlAnswer';
import { GapsAnswer } from './answers/GapsAnswer';
import { ReachAnswer } from './answers/ReachAnswer';
import { SightAnswer } from './answers/SightAnswer';
import { WeaponsAnswer } from './answers/WeaponsAnswer';
import { thingName, thingPlace } from './Things';
import { useAnswer, useMeasureNames, useMeasuring } from './use-measure';
import '../card/card.css';
import './answer-card.css';

/** The full answer. */
export function AnswerCard() {
  const measuring = useMeasuring();
  const { measureTable, selected, focus, question } = measuring;
  const answer = useAnswer();
  const names = useMeasureNames();
  const title = focus === undefined ? selected && thingName(measureTable, selected, names) : names.model(focus);
  return (
    <section className="card vellum measure-card" aria-label={MEASURE_PAGE.answer(QUESTION_NAMES[question])}>
      <div className="card-leaf">
        <p className="card-army">{QUESTION_NAMES[question]}</p>
        <h2>{title ?? MEASURE_PAGE.nothing}</h2>
        {selected && <p className="measure-place">{thingPlace(measureTable, selected)}</p>}
        {answer ? bodyOf(answer) : <p className="card-text">{NOBODY}</p>}
        <Objections />
      </div>
    </section>
  );
}

function bodyOf(answer: Answer): ReactNode {
  switch (answer.kind) {
    case 'gaps':
      return <GapsAnswer reading={answer} />;
    case 'coherency':
      return <CoherencyAnswer reading={answer} />;
    case 'reach':
      return <ReachAnswer reading={answer} />;
    case 'charge':
      return <ChargeAnswer reading={answer} />;
    case 'weapons':
      return <WeaponsAnswer reading={answer} />;
    case 'sight':
      return <SightAnswer reading={answer} />;
    case 'control':
      return <ControlAnswer reading={answer} />;
  }
}

/** Rule violations in the unit's position. */
function Objections() {
  const measuring = useMeasuring();
  const names = useMeasureNames();
  const unit = selectedUnit(measuring);
  const objections = unit ? objectionsInWords(objectionsTo(battleOf(measuring.measureTable), unit), names) : [];
  if (objections.length === 0) return undefined;
  return (
    <div className="measure-objections">
      <b>{MEASURE_PAGE.impossible}</b>
      <ul>
        {objections.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
