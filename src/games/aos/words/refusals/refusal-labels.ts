import type { MarkedCode } from '../../picture/refusal-marks';
import type { Refusal, RefusalFacts } from '../../refusals';
import type { Label } from '../../tools/words';
import { counted, inches } from '../numbers';

type Wrongs = { readonly [C in MarkedCode]: (facts: RefusalFacts[C]) => Label };

const said = (text: string) => (): Label => ({ number: '', text });

/** A few words for a chip beside the fault; the bar has the full sentence. A mark without words does not compile. */
const WRONGS: Wrongs = {
  'setUp.offTable': ({ over }) => ({ number: inches(over), text: 'over the edge' }),
  'setUp.outsideTerritory': ({ over }) => ({ number: inches(over), text: 'outside your territory' }),
  'setUp.nearEnemyTerritory': ({ distance, needed }) => ({
    number: inches(distance),
    text: `from the enemy’s ground: more than ${inches(needed)}`,
  }),
  'setUp.overlaps': ({ by }) => ({ number: inches(by), text: 'of overlap' }),
  'setUp.cannotStand': said('this ground holds nobody'),
  'setUp.roomLeft': ({ unplaced }) => ({ number: counted(unplaced, 'model'), text: 'still to place: here is room' }),
  'move.blocked': said('in the way'),
  'move.offTable': said('the table ends here'),
  'move.cannotStand': said('this ground holds nobody'),
  'move.tooCloseToEnemy': ({ gap }) => ({ number: inches(gap), text: 'from an enemy: more than 3″' }),
  'retreat.endsTooClose': ({ gap }) => ({ number: inches(gap), text: 'from an enemy: more than 3″' }),
  'charge.fellShort': ({ gap }) => ({ number: gap === undefined ? '' : inches(gap), text: 'to the enemy: within ½″' }),
  'pileIn.movesAway': ({ after, before }) => ({
    number: inches(after),
    text: `instead of ${inches(before)}: not away`,
  }),
  'reserve.nearEnemy': ({ gap, needed }) => ({
    number: inches(gap),
    text: `from an enemy: more than ${inches(needed)}`,
  }),
  'summon.tooFar': ({ within }) => ({ number: inches(within), text: 'is the most: wholly inside' }),
  'garrison.tooFar': ({ furthest, within }) => ({ number: inches(furthest), text: `away: within ${inches(within)}` }),
  'aim.offTable': said('beyond the table'),
  'aim.tooFar': ({ gap, within }) => ({ number: inches(gap), text: `away: within ${inches(within)}` }),
  'aim.notVisible': said('not seen by the caster'),
};

/** The words beside what is wrong. */
export const wrongInWords = ({ code, facts }: Refusal): Label | undefined =>
  (WRONGS as Partial<Record<string, (facts: unknown) => Label>>)[code]?.(facts);
