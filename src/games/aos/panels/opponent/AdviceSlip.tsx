import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../shell/parts/icons';
import { unitOfCommand } from '../../hands/command-units';
import { isEmpty, isShaped } from '../../hands/draft/drafts';
import type { Battle } from '../../types';
import { ADVICE, type AdviceStage, adviceInWords } from '../../words/opponent/advice';
import { useInteraction, useNames, useSession, useShown } from '../use-session';
import type { Advice } from './advice';

type Asked = 'nothing' | 'thinking' | { readonly advice: Advice; readonly stage: AdviceStage };

/** "What would you do?": advice in three steps, which the player takes or not. */
export function AdviceSlip() {
  const session = useSession();
  const names = useNames();
  const battle = useInteraction(interaction => interaction.battle);
  const isAsked = useShown(shown => !shown.isPlaying && !shown.isAnswering && shown.waitsFor === undefined);
  const { asked, ask, more, putAway } = useAdvice(battle);
  if (!isAsked || battle.ended) return undefined;
  if (asked === 'nothing' || asked === 'thinking') {
    return (
      <button type="button" className="button advice-ask" disabled={asked === 'thinking'} onClick={ask}>
        <Icon name="command" size={18} />
        {asked === 'thinking' ? ADVICE.thinks : ADVICE.ask}
      </button>
    );
  }
  const { advice, stage } = asked;
  const take = () => {
    putAway();
    session.submit(advice.command);
  };
  return (
    <aside className="hint panel" aria-label={ADVICE.name}>
      <p role="status">{adviceInWords(advice, stage, names, battle)}</p>
      <button type="button" className="hint-rule" onClick={stage === 'act' ? take : more}>
        {stage === 'act' ? ADVICE.take : ADVICE.more}
      </button>
      <button type="button" className="hint-close" aria-label={ADVICE.putAway} onClick={putAway}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}

/** The advice about this battle; as soon as the battle changes there is none. */
function useAdvice(battle: Battle) {
  const session = useSession();
  const [last, setLast] = useState<{ readonly battle: Battle; readonly asked: Asked }>();
  const wanted = useRef<AbortController>(undefined);
  useEffect(() => () => wanted.current?.abort(), []);
  const asked = last?.battle === battle ? last.asked : 'nothing';
  const note = (now: Asked) => setLast({ battle, asked: now });
  const show = (advice: Advice, stage: AdviceStage) => {
    note({ advice, stage });
    const unit = unitOfCommand(battle, advice.command);
    if (unit !== undefined) session.table.send({ type: 'select', unit });
    if (stage === 'act' && isShaped(advice.command) && !isEmpty(advice.command))
      session.table.send({ type: 'sketch', draft: advice.command });
  };
  const ask = async () => {
    wanted.current?.abort();
    const asking = new AbortController();
    wanted.current = asking;
    const { signal } = asking;
    note('thinking');
    const { adviceFor } = await import('./advice');
    const advice = await adviceFor(session, signal);
    if (signal.aborted || session.table.getSnapshot().context.battle !== battle) return;
    if (advice) show(advice, 'unit');
    else note('nothing');
  };
  return {
    asked,
    ask: () => void ask(),
    more: () => {
      if (typeof asked !== 'string') show(asked.advice, asked.stage === 'unit' ? 'kind' : 'act');
    },
    putAway: () => note('nothing'),
  };
}
