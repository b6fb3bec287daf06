import { withToday } from '../../../course/daily';
import { progress } from '../progress-store';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The local day, counted from 1 January 1970. */
export function today(): number {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE_MS) / DAY_MS);
}

/** Opens today's set, unless it is open. */
export const openToday = (): void => progress.setState(now => withToday(now, today()));
