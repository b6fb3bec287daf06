import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../shell/parts/icons';
import type { Answer } from '../../hands/answers';
import { BAR } from '../../words/questions/bar';
import type { ButtonWords } from '../../words/questions/commands';

interface MoreProps {
  readonly answers: readonly Answer[];
  readonly words: (answer: Answer) => ButtonWords;
  readonly onChoose: (answer: Answer) => void;
  /** Content below the buttons. */
  readonly children?: ReactNode;
}

/** Further answers, behind a button. */
export function More({ answers, words, onChoose, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = (event: PointerEvent | KeyboardEvent) => {
      const isInside = event.target instanceof Node && box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) setOpen(false);
    };
    window.addEventListener('pointerdown', close);
    window.addEventListener('keydown', close);
    return () => {
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <div className="more" ref={box}>
      <button
        type="button"
        className="button"
        data-look={answers.length > 0 ? undefined : 'ghost'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {answers.length > 0 ? BAR.more : BAR.whyNot}
      </button>
      {isOpen && (
        <div className="more-list panel">
          {answers.map(answer => (
            <button
              type="button"
              key={JSON.stringify(answer)}
              className="button"
              onClick={() => {
                setOpen(false);
                onChoose(answer);
              }}
            >
              <Icon name={words(answer).icon} />
              {words(answer).label}
            </button>
          ))}
          {children}
        </div>
      )}
    </div>
  );
}
