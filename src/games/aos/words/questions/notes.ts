import type { AskKind } from '../../asks';

/** Further texts about a question. They are loaded with hints and with the rulebook dialog, not with the table. */
interface QuestionNote {
  /** What is asked, in a few words. */
  readonly brief: string;
  /** What it is for, and what to think of. While the player acts, each phase has a hint of its own. */
  readonly hint: string;
}

type QuestionNotes = {
  readonly [K in AskKind]: K extends 'act' ? Pick<QuestionNote, 'brief'> : QuestionNote;
};

/** A question without a note does not compile. */
export const QUESTION_NOTES: QuestionNotes = {
  chooseBattleplan: {
    brief: 'choose the battleplan',
    hint: 'You won the roll-off: the battle is fought by the plan you name.',
  },
  chooseRealm: {
    brief: 'choose the realm',
    hint: 'A realm changes how the land looks and may add rules of its own. You may also choose none.',
  },
  choosePreBattle: {
    brief: 'choose who uses abilities first',
    hint: 'Say whose abilities for before the battle come first.',
  },
  chooseTerritory: {
    brief: 'choose a territory',
    hint: 'Choose the side with cover for your shooters or a short way for your fighters.',
  },
  deploy: {
    brief: 'set up a unit',
    hint: 'Drag the unit to its place. It must stand wholly in your territory, and as one group.',
  },
  deployMore: {
    brief: 'set up more of the battalion',
    hint: 'Units of one battalion may be set up together, before the enemy answers.',
  },
  nameGeneral: {
    brief: 'name a general',
    hint: 'A HERO in the middle of your army is a good general: it can command units within 12″.',
  },
  chooseTrait: {
    brief: 'choose a command trait',
    hint: 'A command trait suits your general for the whole battle.',
  },
  chooseFirst: {
    brief: 'choose who takes the first turn',
    hint: 'If you go first, you attack first. If you go second, you may have two turns one after the other.',
  },
  useAbilities: {
    brief: 'use abilities, or pass',
    hint: 'Some abilities have this moment only. Pass if none of them helps now.',
  },
  act: { brief: 'act with a unit, or end the phase' },
  unbind: {
    brief: 'unbind the spell, or pass',
    hint: 'Your roll must be higher than the casting roll. There is one attempt for each spell.',
  },
  aimSpell: {
    brief: 'pick the target of the spell',
    hint: 'The spell is cast: now choose its target.',
  },
  aimPoint: {
    brief: 'pick a point of the table',
    hint: 'Point at the place on the table.',
  },
  choose: {
    brief: 'choose what the ability does',
    hint: 'The dice are rolled: choose what helps most now.',
  },
  strike: {
    brief: 'aim a blow',
    hint: 'Choose the unit that is struck.',
  },
  summon: {
    brief: 'set up a new unit',
    hint: 'Set the new unit up where it is of use at once: it does not move this turn.',
  },
  returnModels: {
    brief: 'place the models that return',
    hint: 'Set the returning models down beside their unit, as one group.',
  },
  changeDie: {
    brief: 'change a die, or keep it',
    hint: 'You may change one of these dice before they take effect.',
  },
  scout: {
    brief: 'move a unit before the battle',
    hint: 'A move before the first round: move to a better place, or out of the enemy’s range.',
  },
  relocate: {
    brief: 'set the unit up elsewhere',
    hint: 'Set the unit up anew. It is set up, not moved.',
  },
  randomMove: {
    brief: 'move as far as was rolled',
    hint: 'Its roll is its Move for this phase. It may still run, or stay.',
  },
  runMove: {
    brief: 'use a command ability on the run roll, then move',
    hint: 'The unit goes further, but neither shoots nor charges this turn.',
  },
  rideMove: {
    brief: 'ride as far as was rolled',
    hint: 'The winds decide how far at most; you decide how far.',
  },
  chargeMove: {
    brief: 'use a command ability on the charge roll, then charge',
    hint: 'The first model that moves must end within ½″ of an enemy; the rest follow.',
  },
  pickFighter: {
    brief: 'pick a unit to fight',
    hint: 'Players pick in turn: begin with the fight that would hurt you most if the enemy came first.',
  },
  pileIn: {
    brief: 'pile in',
    hint: 'Each model may go 3″, towards the enemy nearest to it. Bring as many into reach as you can.',
  },
  pickTargets: {
    brief: 'pick targets for every weapon',
    hint: 'Each weapon may have a target of its own. What bears on the roll stands beside it.',
  },
  declareTriumph: {
    brief: 'declare a triumph, or pass',
    hint: 'Your triumph works once in this battle: keep it for a fight that matters.',
  },
  pickDamaged: {
    brief: 'pick the unit that takes its wounds first',
    hint: 'Say on which unit the wounds are allocated first.',
  },
  rerollDice: {
    brief: 'roll dice again, or keep them',
    hint: 'A die rolled again counts as it falls the second time, even if it is worse.',
  },
  allocate: {
    brief: 'allocate wounds',
    hint: 'A model that is wounded already takes the next wounds. Keep your leader for last.',
  },
  replaceGeneral: {
    brief: 'name a new general',
    hint: 'Your general was slain: name another.',
  },
  inspire: {
    brief: 'use Inspiring Presence, or pass',
    hint: 'For a command point one unit need not take its battleshock test.',
  },
  testNerve: {
    brief: 'take a battleshock test',
    hint: 'A die plus the models lost this turn; what is over the Bravery flees.',
  },
  flee: {
    brief: 'pick the models that flee',
    hint: 'You choose who flees. Keep those that can fight next turn.',
  },
  keepGroup: {
    brief: 'pick the group that stays',
    hint: 'The unit is split: keep the larger part, or the one with its leader.',
  },
  agreeRuling: {
    brief: 'agree to a ruling, or decline',
    hint: 'Agree only if you would at a real table; the battle goes on either way.',
  },
  commitModels: {
    brief: 'choose objectives for models',
    hint: 'A model counts for one objective only: say for which.',
  },
};
