import { isHeld, isPressing, useKeys } from '../../../../../shell/hooks/use-keys';

interface DrillHands {
  readonly answer: (index: number) => void;
  readonly goOn: () => void;
  readonly leave: () => void;
}

/** 1 to 4 answer, Enter continues, Escape returns to the drills. */
export function useDrillKeys({ answer, goOn, leave }: DrillHands, isListening: boolean): void {
  useKeys((event, on) => {
    if (!isListening || isHeld(event)) return false;
    if (/^[1-4]$/.test(event.key)) answer(Number(event.key) - 1);
    else if (event.key === 'Enter' && !isPressing(on)) goOn();
    else if (event.key === 'Escape') leave();
    else return false;
    return true;
  });
}
