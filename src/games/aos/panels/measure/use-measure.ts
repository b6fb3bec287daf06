import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { bug } from '../../../../kernel/bug';
import { type Answer, answerOf } from '../../measure/answer';
import type { Measuring } from '../../measure/measuring';
import type { Workbench } from '../../measure/store';
import { benchNames } from '../../words/measure/measure';
import type { Names } from '../../words/names';

const BenchContext = createContext<Workbench | undefined>(undefined);
export const BenchProvider = BenchContext.Provider;

/** The measuring table of this screen. */
export const useWorkbench = (): Workbench => useContext(BenchContext) ?? bug('no measuring table is open here');

/** A part of what is on it; selectors return parts, never new objects. */
export const useBench = <Part>(select: (measuring: Measuring) => Part): Part => useStore(useWorkbench().state, select);

const whole = (measuring: Measuring): Measuring => measuring;

/** All of it. */
export const useMeasuring = (): Measuring => useBench(whole);

/** What the table answers now. */
export const useAnswer = (): Answer | undefined => useBench(answerOf);

/** Names for sentences about the table. */
export function useBenchNames(): Names {
  const bench = useBench(each => each.bench);
  return useMemo(() => benchNames(bench), [bench]);
}
