import type { Guide } from '../../../play/search/guide';
import type { Aos } from '..';
import { basePolicy } from './base';
import { questions } from './candidates';
import { measuresOf, type Reason, reasonsFor } from './reasons';
import { battleValue, type Taste } from './value';

/** How a bot looks ahead in Age of Sigmar, at most this many turns. */
export const guideFor = (taste: Taste, turns: number): Guide<Aos, Reason> => ({
  base: basePolicy,
  questions: seen => questions(seen, turns),
  value: ({ battle }, seat) => battleValue(battle, seat, taste),
  measures: ({ battle }, end, seat) => measuresOf(battle, end.battle, seat),
  reasons: reasonsFor,
});
