import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { bug } from '../../../../kernel/bug';
import { type Answer, answerOf } from '../../measure/answer';
import type { Measuring } from '../../measure/measuring';
import type { MeasureStore } from '../../measure/store';
import { measureNames } from '../../words/measure/measure';
import type { Names } from '../../words/names';

const MeasureContext = createContext<MeasureStore | undefined>(undefined);
export const MeasureProvider = MeasureContext.Provider;

/** The measuring table of this screen. */
export const useMeasureStore = (): MeasureStore => useContext(MeasureContext) ?? bug('no measuring table is open here');

/** A part of its state; selectors return parts, never new objects. */
export const useMeasureTable = <Part>(select: (measuring: Measuring) => Part): Part =>
  useStore(useMeasureStore().state, select);

const whole = (measuring: Measuring): Measuring => measuring;

/** All of its state. */
export const useMeasuring = (): Measuring => useMeasureTable(whole);

/** The current answer. */
export const useAnswer = (): Answer | undefined => useMeasureTable(answerOf);

/** Names for sentences about the table. */
export function useMeasureNames(): Names {
  const measureTable = useMeasureTable(each => each.measureTable);
  return useMemo(() => measureNames(measureTable), [measureTable]);
}
