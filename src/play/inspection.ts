import type { InspectionEvent } from 'xstate';

/** The inspector of the table machine; undefined unless a developer asks for it with `?inspect`. */
export const inspection: { listener: ((event: InspectionEvent) => void) | undefined } = { listener: undefined };
