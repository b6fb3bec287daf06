import type { InspectionEvent } from 'xstate';

/** Who looks into the table machine; nobody, unless a developer asks for it with `?inspect`. */
export const inspection: { listener: ((event: InspectionEvent) => void) | undefined } = { listener: undefined };
