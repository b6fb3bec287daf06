import type { RuleId } from '../../rulebook';
import type { Rulings } from '../../rulings';

interface Words {
  readonly title: string;
  readonly says: string;
}

/** One sentence for each battleplan; one without a sentence shows only its name. */
export const PLAN_WORDS: Readonly<Record<string, string>> = {
  'first-blood': 'Five rounds; slain wounds are points. About 40 minutes.',
  skirmish: 'First Blood at close quarters: dice from the first turn.',
  'the-crossing': 'Three objectives on the line between the armies.',
  'last-stand': 'No aim but to destroy the other army.',
};

/** The choices where the rules can be read in two ways. A setting without words does not compile. */
export const RULING_WORDS: Readonly<Record<keyof Rulings, Words & { readonly rule: RuleId }>> = {
  flyIgnoresEnemyZoneMidMove: {
    rule: 'FLY-01',
    title: 'Flyers pass over enemies',
    says: 'A flyer may cross the 3″ around enemies as long as it ends its move outside.',
  },
  runSixThenModifiers: {
    rule: 'CMD-10',
    title: 'At the Double can be modified',
    says: 'A run roll that counts as 6 is then modified like any other.',
  },
  lookOutSirNeedsOtherUnit: {
    rule: 'LOOK-01',
    title: 'Bodyguards are another unit',
    says: 'A hero is sheltered from missiles only by a unit that is not its own.',
  },
  coverNeedsOneFeature: {
    rule: 'COVER-01',
    title: 'Cover from one piece',
    says: 'All models of a unit must be on one and the same piece of scenery to be in cover.',
  },
  garrisonObeysSetupDistance: {
    rule: 'GARR-02',
    title: 'Garrisons keep their distance',
    says: 'A building held from the start must lie as far from the enemy as any unit.',
  },
  orderedRerollsForced: {
    rule: 'RR-06',
    title: 'Ordered re-rolls are compulsory',
    says: 'A rule that orders a re-roll makes it happen even where modifiers would have saved the roll.',
  },
  everyRerollAsked: {
    rule: 'RR-06',
    title: 'Ask about every re-roll',
    says: 'Whoever rolled chooses, die by die, what is rolled again; else failed dice are without asking.',
  },
  midClimbStop: {
    rule: 'TMOVE-03',
    title: 'Halts in mid-climb',
    says: 'A model on foot may end its move part-way up or down a wall, and climb on from there.',
  },
  consent: {
    rule: 'TABLE-01',
    title: 'Rulings by consent',
    says: 'Both players may agree to put a model elsewhere, roll again, skip a question and the like.',
  },
};

export const SCENERY_WORDS: Readonly<Record<'asPlaced' | 'rolled', Words>> = {
  asPlaced: { title: 'As placed', says: 'Stones are arcane, briars deadly, the rest is only cover.' },
  rolled: { title: 'Rolled', says: 'Pieces without a rule get one from a die before the battle.' },
};

export const OPEN_WORDS: Words = { title: 'Open field', says: 'No scenery at all.' };
export const CHANCE_WORDS: Words = { title: 'By chance', says: 'Random, and the same for both sides.' };
export const OWN_WORDS: Words = {
  title: 'Your own',
  says: 'Lay out the table yourselves; drag the pieces on the map.',
};
