import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much of the page's foot the sheet covers, as it grows and shrinks; it never shrinks the table back and forth. */
export function useCovered(sheet: RefObject<HTMLElement | null>): number {
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const measure = () => {
      const height = Math.ceil(window.innerHeight - element.getBoundingClientRect().top);
      setCovered(before => Math.max(before, height));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const afresh = () => setCovered(0);
    window.addEventListener('resize', afresh);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', afresh);
    };
  }, [sheet]);
  return covered;
}
