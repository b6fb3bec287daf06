import type { Lesson } from '../../lesson';
import { block, row } from '../../position';

const RANKS = { id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: block(12, 20, 10, 10, 1.2) } as const;

export const deploying: Lesson = {
  id: 'deploying',
  group: 'first-blood',
  title: 'Setting up',
  gives: 'Set up an army for First Blood, some of it in reserve.',
  minutes: 5,
  position: {
    battleplan: 'first-blood',
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 4, 5, 1.8) },
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(18, 2, 1, 0) },
      { id: 'judicators', warscroll: 'judicators', models: 5 },
    ],
    ember: [
      { id: 'guardian', warscroll: 'guardian-of-souls', models: 1, lore: 'shademist', at: row(18, 22.5, 1, 0) },
      RANKS,
    ],
    armies: { azure: { allegiance: 'stormcast-eternals' }, ember: { allegiance: 'nighthaunt' } },
    from: { asked: 'chooseTerritory', seat: 'azure' },
    setUpDice: [5, 3],
    dice: [6, 2],
  },
  steps: [
    {
      say: 'Every battle is fought by a *battleplan*. This one is *First Blood*. It begins with a roll-off for the sides: you rolled 5, Ember 3. Take the *near side*: press {chooseTerritory 0}.',
      why: 'A battleplan says where each army sets up, what special rules hold, and how to win. Players who cannot agree on one roll off for it.',
      rules: ['GEN-06', 'PLAN-01', 'PLAN-02', 'PLAN-03', 'PLAN-05', 'FB-01', 'SETUP-02'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chooseTerritory', territory: 0 } },
      almost: 'You may take that side too. For this lesson take the near one.',
      hint: 'Press {chooseTerritory 0}.',
    },
    {
      say: 'The winner sets up first, *one unit at a time in turn*. Units stand wholly in their own territory and away from the enemy’s: outside the red ground. Try to put the *Liberators* *in the red*: click the table near the middle.',
      why: 'On a full table it is more than 12″; maps are fitted to the size of the table, so here it is 6″.',
      rules: ['FB-02', 'FB-03', 'PLAN-04'],
      point: { spot: { x: 17.6, y: 9, radius: 2, word: 'too near' } },
      goal: { is: 'refused', rule: 'FB-03' },
      hint: 'Choose the Liberators on the left, then click the table at the marked place.',
      otherwise: 'That place is allowed. This time try one that is not: in the red.',
      solution: [{ type: 'deploy', unit: 'liberators', places: row(14, 9, 5, 1.8) }],
    },
    {
      say: 'Refused. Now click a place near your own edge, and press {deploy liberators}.',
      why: 'Wholly on the table, on ground that holds them, overlapping nobody, and as one group.',
      rules: ['SETUP-04', 'FB-03', 'UNIT-02'],
      goal: { is: 'given', like: { type: 'deploy', unit: 'liberators' } },
      almost: 'Good, but begin with the Liberators.',
      hint: 'Click the table near your own edge, then press {deploy liberators}.',
      solution: [{ type: 'deploy', unit: 'liberators', places: row(14, 4, 5, 1.8) }],
      wrong: { type: 'deploy', unit: 'liberators', places: row(14, 9, 5, 1.8) },
    },
    {
      say: 'Now Ember sets up its Guardian of Souls.',
      rules: ['FB-02'],
      goal: { is: 'watch', lines: [{ type: 'deploy', unit: 'guardian', places: row(18, 22.5, 1, 0) }] },
    },
    {
      say: 'Some units may begin *elsewhere*. Stormcast wait in the Celestial Realm: put the *Judicators in reserve*: choose them on the left and press {reserve judicators}.',
      why: 'Both players know that they are there, and they arrive later. Arriving is not a move. A unit that never arrives counts as slain at the end; until it arrives it does nothing.',
      rules: ['SETUP-03', 'RES-01', 'RES-02', 'RES-03', 'RES-04', 'RES-05'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'reserve', unit: 'judicators' } },
      hint: 'Choose the Judicators on the left, then press {reserve judicators}. If you do not see it, press {more}.',
      otherwise: 'You may set up somebody else. But now, the Judicators go into reserve.',
    },
    {
      say: 'Ember sets up its Chainrasps. All its units are set up.',
      rules: ['FB-04', 'FB-05'],
      why: 'If the first roll for priority is a tie, the player who finished setting up first chooses.',
      goal: { is: 'watch', lines: [{ type: 'deploy', unit: 'chainrasps', places: RANKS.at }] },
    },
    {
      say: 'Your last unit: the *Lord-Celestant*. Set him up where you like.',
      rules: ['FB-04'],
      goal: { is: 'given', like: { type: 'deploy', unit: 'lord' } },
      hint: 'Click near your own edge, then press {deploy lord}.',
      solution: [{ type: 'deploy', unit: 'lord', places: row(18, 2, 1, 0) }],
      after: [{ goOnTo: { asked: 'chooseFirst' } }],
    },
    {
      say: 'The generals were named for you, and the first round begins. Every battle starts like this.',
      rules: ['GEN-01', 'SETUP-01', 'GENL-01', 'FIELD-03', 'FIELD-04'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'You set up first. Set up the *Liberators* on the table, anywhere that First Blood allows.',
    position: { from: { asked: 'deploy', seat: 'azure' } },
    goal: { is: 'given', like: { type: 'deploy', unit: 'liberators' } },
    solution: [{ type: 'deploy', unit: 'liberators', places: row(14, 4, 5, 1.8) }],
    wrong: [{ type: 'reserve', unit: 'liberators' }],
  },
};
