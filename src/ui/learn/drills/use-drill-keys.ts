import { useEffect, useRef } from 'react';

interface DrillHands {
  readonly answer: (index: number) => void;
  readonly goOn: () => void;
  readonly leave: () => void;
}

const OWN_KEYS = 'input, textarea, select, dialog';
const OWN_ENTER = 'button, a, summary';

/** 1 to 4 answer, Enter goes on, Escape leads back to the drills. */
export function useDrillKeys(hands: DrillHands, isListening: boolean): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(OWN_KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { answer, goOn, leave } = latest.current;
      if (/^[1-4]$/.test(event.key)) answer(Number(event.key) - 1);
      else if (event.key === 'Enter' && !target?.closest(OWN_ENTER)) goOn();
      else if (event.key === 'Escape') leave();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isListening]);
}
