import { useRef } from 'react';
import { pageScale } from '../../../../shell/browser/scale';

const GAP = 6;

/** A sheet that pops up beside a button, below it or, where there is no room, above. */
export function useSheet() {
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const place = () => {
    const at = button.current?.getBoundingClientRect();
    const box = sheet.current;
    if (!at || !box) return;
    const scale = pageScale();
    const { offsetWidth: width, offsetHeight: height } = box;
    const [left, top, below] = [at.left / scale, at.top / scale, at.bottom / scale + GAP];
    const isBelow = below + height <= innerHeight / scale - GAP;
    box.style.left = `${Math.min(Math.max(GAP, left), innerWidth / scale - width - GAP)}px`;
    box.style.top = `${isBelow ? below : Math.max(GAP, top - height - GAP)}px`;
  };
  return { button, sheet, place };
}
