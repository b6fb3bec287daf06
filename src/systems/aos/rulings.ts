import * as v from 'valibot';

/** Where the rules leave room for two readings the players choose; these are the proposed choices. */
export const DEFAULT_RULINGS = {
  /** FLY-01: a flyer may pass through the 3" zone of enemies as long as it ends outside. */
  flyIgnoresEnemyZoneMidMove: true,
};

export type Rulings = typeof DEFAULT_RULINGS;

export const rulingsSchema = v.strictObject({ flyIgnoresEnemyZoneMidMove: v.boolean() });
