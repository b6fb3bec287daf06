import { bringWarscrolls } from '../../../src/games/aos/armies/bring-warscrolls';
import { STAGED } from './staged-scrolls';

/** Lets the warscrolls of the tests be fielded. Apart from them, since tests that replace a module load them first. */
export function bringStaged(): void {
  const brought = bringWarscrolls(STAGED);
  if (!brought.ok) throw new Error(JSON.stringify(brought.error));
}
