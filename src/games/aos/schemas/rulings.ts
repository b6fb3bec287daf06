import * as v from 'valibot';
import { DEFAULT_RULINGS, type Rulings } from '../rulings';

/** The shape of rulings that come from outside. */
export const rulingsSchema: v.GenericSchema<unknown, Rulings> = v.strictObject({
  flyIgnoresEnemyZoneMidMove: v.boolean(),
  runSixThenModifiers: v.boolean(),
  lookOutSirNeedsOtherUnit: v.boolean(),
  coverNeedsOneFeature: v.boolean(),
  garrisonObeysSetupDistance: v.boolean(),
  orderedRerollsForced: v.boolean(),
  everyRerollAsked: v.optional(v.boolean(), DEFAULT_RULINGS.everyRerollAsked), // files older than this ruling
  midClimbStop: v.optional(v.boolean(), DEFAULT_RULINGS.midClimbStop), // the same
  consent: v.optional(v.boolean(), DEFAULT_RULINGS.consent), // the same
});
