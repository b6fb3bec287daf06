import type { InspectionEvent } from 'xstate';

/** Logs each event of the table machine and its new state to the console. For developers. */
export function consoleInspector(write: (...words: readonly unknown[]) => void): (event: InspectionEvent) => void {
  return inspected => {
    if (inspected.type === '@xstate.event') write('event', inspected.event.type, inspected.event);
    if (inspected.type === '@xstate.snapshot') {
      const { snapshot } = inspected;
      write('state', 'value' in snapshot ? snapshot.value : snapshot.status, snapshot);
    }
  };
}
