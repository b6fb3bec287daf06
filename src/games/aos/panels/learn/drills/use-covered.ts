import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The height the sheet covers at the bottom of the page; it only grows, so that the table does not resize back and
 * forth.
 */
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
