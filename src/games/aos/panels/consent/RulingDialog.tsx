import { useState } from 'react';
import { Dialog } from '../../../../shell/dialogs/Dialog';
import { Icon } from '../../../../shell/parts/icons';
import type { RulingKind } from '../../consent/types';
import { deciding } from '../../facts/open-question';
import { SEATS } from '../../types';
import { gist, sentenceOf } from '../../words/refusals/refusals';
import { AGREEMENTS } from '../../words/rulebook/agreements';
import { RULING_DIALOG } from '../../words/rulebook/ruling-dialog';
import { useBattle, useInteraction, useNames, useSession } from '../use-session';
import { type Draft, firstDraft, rulingOf } from './draft';
import { RulingFields } from './RulingFields';
import './consent.css';

const KINDS = Object.keys(RULING_DIALOG.kinds) as readonly RulingKind[];

/** TABLE-01: one player proposes a ruling; the other is asked afterwards. */
export function RulingDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const battle = useBattle();
  const names = useNames();
  const selected = useInteraction(interaction => interaction.selected);
  const [draft, setDraft] = useState(() => firstDraft(battle, deciding(battle) ?? 'azure', selected));
  const command = { seat: draft.by, type: 'propose', ruling: rulingOf(draft) } as const;
  const refusals = session.match.check(command);
  const isAllowed = refusals.length === 0;
  const propose = () => {
    if (!isAllowed) return;
    session.submit(command);
    onClose();
  };
  return (
    <Dialog title={RULING_DIALOG.title} onClose={onClose}>
      <p className="ruling-lead">{RULING_DIALOG.lead}</p>
      <form
        className="ruling"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          propose();
        }}
      >
        <div className="ruling-what">
          <Proposer draft={draft} onChange={setDraft} />
          <Kinds draft={draft} onChange={setDraft} />
        </div>
        <div className="ruling-how">
          <RulingFields battle={battle} draft={draft} isAllowed={isAllowed} onChange={setDraft} />
          <div className="ruling-barred" role="status">
            {gist(refusals).map(refusal => (
              <p key={refusal.code}>
                <b>{refusal.rule}</b> {sentenceOf(refusal, names)}
              </p>
            ))}
          </div>
        </div>
        <div className="dialog-acts">
          <button type="submit" className="button" data-look="prime" aria-disabled={!isAllowed}>
            <Icon name="check" />
            {AGREEMENTS.propose(names.player(draft.by))}
          </button>
          <button type="button" className="button" data-look="ghost" onClick={onClose}>
            {RULING_DIALOG.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function Proposer({ draft, onChange }: PartProps) {
  const names = useNames();
  return (
    <fieldset className="choice-row">
      <legend>{RULING_DIALOG.whoProposes}</legend>
      {SEATS.map(seat => (
        <label key={seat} className="choice">
          <input
            type="radio"
            name="proposer"
            checked={draft.by === seat}
            onChange={() => onChange({ ...draft, by: seat })}
          />
          <i className="pip" data-seat={seat} />
          {names.player(seat)}
        </label>
      ))}
    </fieldset>
  );
}

const Kinds = ({ draft, onChange }: PartProps) => (
  <fieldset className="ruling-kinds">
    <legend>{RULING_DIALOG.what}</legend>
    {KINDS.map(kind => (
      <label key={kind} className="choice">
        <input type="radio" name="kind" checked={draft.kind === kind} onChange={() => onChange({ ...draft, kind })} />
        <span>
          {RULING_DIALOG.kinds[kind].title}
          <small>{RULING_DIALOG.kinds[kind].says}</small>
        </span>
      </label>
    ))}
  </fieldset>
);
