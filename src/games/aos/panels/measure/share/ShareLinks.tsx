import { type FormEvent, useEffect, useRef, useState } from 'react';
import { linkReach, linkTo } from '../../../../../shell/browser/address';
import { Icon } from '../../../../../shell/parts/icons';
import { MOST_PACKED, pack } from '../../../measure/file/pack';
import type { MeasureTable } from '../../../measure/table';
import { MEASURE_PAGE } from '../../../words/measure/measure-page';

interface LinkToShareProps {
  readonly measureTable: MeasureTable;
  readonly onTakeFile: () => void;
}

/** The table as a link to copy; as a file if the link works on this computer only. */
export function LinkToShare({ measureTable, onTakeFile }: LinkToShareProps) {
  const [packed, setPacked] = useState<string>();
  const [copied, setCopied] = useState<'yes' | 'byHand'>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isGone = false;
    setCopied(undefined);
    void pack(measureTable).then(now => {
      if (!isGone) setPacked(now);
    });
    return () => {
      isGone = true;
    };
  }, [measureTable]);
  const isTooLong = packed !== undefined && packed.length > MOST_PACKED;
  const link = packed === undefined || isTooLong ? '' : linkTo(packed);
  // a page served without encryption from another machine has no clipboard
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      field.current?.select();
      setCopied('byHand');
    }
  };
  const note = isTooLong ? MEASURE_PAGE.tooLong : NOTES[linkReach(location)];
  return (
    <>
      <div className="share-link">
        <label className="field">
          {MEASURE_PAGE.link}
          <input ref={field} readOnly value={link} onFocus={event => event.target.select()} />
        </label>
        <button type="button" className="button" disabled={link === ''} onClick={() => void copy()}>
          {copied === 'yes' ? MEASURE_PAGE.copied : MEASURE_PAGE.copy}
        </button>
        {copied === 'byHand' && <p role="status">{MEASURE_PAGE.copyByHand}</p>}
      </div>
      {note && (
        <div className="share-note" role="note">
          <p>{note}</p>
          <button type="button" className="button" onClick={onTakeFile}>
            <Icon name="save" />
            {MEASURE_PAGE.takeFile}
          </button>
        </div>
      )}
    </>
  );
}

const NOTES = { all: undefined, network: MEASURE_PAGE.onlyNetwork, here: MEASURE_PAGE.onlyHere } as const;

/** A link from another user: it opens when it is pasted, or typed and submitted. */
export function LinkToOpen({ onText }: { readonly onText: (text: string) => void }) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onText(text);
  };
  return (
    <form className="share-link" onSubmit={send}>
      <label className="field">
        {MEASURE_PAGE.openLink}
        <input
          value={text}
          onChange={event => setText(event.target.value)}
          onPaste={event => {
            event.preventDefault();
            onText(event.clipboardData.getData('text/plain'));
          }}
        />
      </label>
      <button type="submit" className="button" disabled={text.trim() === ''}>
        {MEASURE_PAGE.open}
      </button>
    </form>
  );
}
