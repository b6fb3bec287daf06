/** Where the rules allow two readings the players choose; these are the defaults. */
export const DEFAULT_RULINGS = {
  /** FLY-01: a flyer may pass through the 3" zone of enemies as long as it ends outside. */
  flyIgnoresEnemyZoneMidMove: true,
  /** CMD-10: a run roll that counts as 6 is then modified like any other. */
  runSixThenModifiers: true,
  /** LOOK-01: the bodyguard must be another unit than the HERO's own. */
  lookOutSirNeedsOtherUnit: true,
  /** COVER-01: all models must share one and the same feature. */
  coverNeedsOneFeature: true,
  /** GARR-02: a feature garrisoned in set-up keeps the battleplan's distance too. */
  garrisonObeysSetupDistance: true,
  /** RR-06: a rule that orders re-rolls makes them compulsory even where the modified roll would succeed. */
  orderedRerollsForced: false,
  /** RR-06: the player is asked about every die that may be rolled again, even obvious ones. */
  everyRerollAsked: false,
  /** TMOVE-03: a model that walks may end its move part-way up or down a climb. */
  midClimbStop: false,
  /** TABLE-01: the players may agree on rulings of their own during the battle. */
  consent: true,
};

export type Rulings = typeof DEFAULT_RULINGS;
