import { type Ref, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../../../shell/dialogs/Dialog';
import type { RuleId } from '../../rulebook';
import { counted } from '../../words/numbers';
import { type FoundChapter, findRules, marked } from './search';
import './rules.css';
import { BOOK } from '../../words/rulebook/book';
import { HERE } from '../../words/rulebook/sequence';
import { YouAreHere, type YouAreHereProps } from './YouAreHere';

export interface RulesBookProps {
  /** The rule at which the book opens; defaults to its beginning. */
  readonly rule?: RuleId | undefined;
  /** Where the battle on the screen stands, if there is one. */
  readonly here?: YouAreHereProps | undefined;
  readonly onClose: () => void;
}

/** Every rule in our own words, to read and to search. */
export function RulesBook({ rule, here, onClose }: RulesBookProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const chapters = useMemo(() => findRules(wanted), [wanted]);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  const search = useRef<HTMLInputElement>(null);
  const meant = useRef<HTMLDivElement>(null);
  // Here and not in the line itself, because the dialog must be open before it can scroll.
  useEffect(() => {
    if (rule === undefined) search.current?.focus();
    meant.current?.scrollIntoView({ block: 'center' });
    meant.current?.focus({ preventScroll: true });
  }, [rule]);
  return (
    <Dialog title={BOOK.title} onClose={onClose}>
      <div className="book">
        <p className="unseen" role="status">
          {typed === '' ? '' : BOOK.found(counted(count, 'rule'))}
        </p>
        <div className="book-page">
          <div className="book-head">
            <input
              ref={search}
              className="book-search"
              type="search"
              placeholder={BOOK.searchFor}
              aria-label={BOOK.search}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          </div>
          {here && wanted === '' && (
            <details className="book-here" open={rule === undefined}>
              <summary>{HERE.title}</summary>
              <YouAreHere {...here} />
            </details>
          )}
          {chapters.map(found => (
            <ChapterText key={found.chapter} found={found} typed={wanted} rule={rule} meant={meant} />
          ))}
          {count === 0 && <p className="book-none">{BOOK.none}</p>}
        </div>
      </div>
    </Dialog>
  );
}

interface ChapterTextProps {
  readonly found: FoundChapter;
  readonly typed: string;
  readonly rule: RuleId | undefined;
  /** The element of the requested rule. */
  readonly meant: Ref<HTMLDivElement>;
}

function ChapterText({ found, typed, rule, meant }: ChapterTextProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{found.name}</h3>
      <dl>
        {found.rules.map(({ id, text }) => (
          <Rule key={id} id={id} text={text} typed={typed} meant={id === rule ? meant : undefined} />
        ))}
      </dl>
    </section>
  );
}

interface RuleProps {
  readonly id: RuleId;
  readonly text: string;
  readonly typed: string;
  readonly meant: Ref<HTMLDivElement> | undefined;
}

/** One rule. The requested one takes the focus, so that screen readers read it at once. */
function Rule({ id, text, typed, meant }: RuleProps) {
  return (
    <div ref={meant} className="book-rule" data-meant={meant !== undefined} {...(meant ? { tabIndex: -1 } : {})}>
      <dt>{id}</dt>
      <dd>
        {marked(text, typed).map((part, index) => {
          const key = `${index} ${part.text}`;
          return part.isHit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
        })}
      </dd>
    </div>
  );
}
