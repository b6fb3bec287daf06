import type { Phase } from '../../../types';
import type { Lesson, Step } from '../../lesson';
import { block, row } from '../../position';
import { offered, shifts } from '../../scripted-commands';

const RANKS = { id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: block(12, 15.4, 10, 10, 1.2) } as const;

/** The step lasts until the end of the phase; every legal command is allowed. */
const until = (phase: Phase): Pick<Step, 'goal' | 'also'> => ({ goal: { is: 'left', phase }, also: 'anything' });

export const guidedBattle: Lesson = {
  id: 'guided-battle',
  group: 'first-blood',
  title: 'A small battle',
  gives: 'Play a battle from set-up into the second round, with help at every step.',
  minutes: 6,
  position: {
    battleplan: 'skirmish',
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 8, 5, 1.8) },
      { id: 'judicators', warscroll: 'judicators', models: 5, at: row(14, 4, 5, 1.8) },
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(24, 8, 1, 0) },
    ],
    ember: [
      RANKS,
      { id: 'guardian', warscroll: 'guardian-of-souls', models: 1, lore: 'shademist', at: row(18, 19, 1, 0) },
    ],
    armies: { azure: { allegiance: 'stormcast-eternals' }, ember: { allegiance: 'nighthaunt' } },
    from: { asked: 'deploy', seat: 'azure' },
    setUpDice: [6, 2],
    dice: [5, 3],
  },
  steps: [
    {
      say: 'Now use everything you learned. Three of your units fight two of Ember’s. First set up the *Liberators* in front, near the middle.',
      rules: ['GEN-01', 'FB-02', 'FB-03'],
      point: { spot: { x: 17.6, y: 8, radius: 2.5, word: 'front' } },
      goal: { is: 'given', like: { type: 'deploy', unit: 'liberators' } },
      almost: 'They come later. First the Liberators.',
      hint: 'Choose them on the left, click the table at the marked place, and press {deploy liberators}.',
      solution: [{ type: 'deploy', unit: 'liberators', places: row(14, 8, 5, 1.8) }],
      after: [{ type: 'deploy', unit: 'chainrasps', places: RANKS.at }],
    },
    {
      say: 'Ember has set up its Chainrasps. Now your *Judicators*: a little behind, where they can see the enemy.',
      rules: ['FB-02', 'ATK-08'],
      goal: { is: 'given', like: { type: 'deploy', unit: 'judicators' } },
      almost: 'In a moment. First the Judicators.',
      otherwise: 'You may. This time set them up on the table.',
      hint: 'Click a place in your part of the table, and press {deploy judicators}.',
      solution: [{ type: 'deploy', unit: 'judicators', places: row(14, 4, 5, 1.8) }],
      after: [{ type: 'deploy', unit: 'guardian', places: row(18, 19, 1, 0) }],
    },
    {
      say: 'Ember has set up its Guardian. Last, set up your *Lord-Celestant* close to the others: within 12″ he can command them.',
      rules: ['FB-04', 'CMD-10'],
      goal: { is: 'given', like: { type: 'deploy', unit: 'lord' } },
      otherwise: 'He is needed on the table: set him up near his soldiers.',
      hint: 'Click a place beside the Liberators, and press {deploy lord}.',
      solution: [{ type: 'deploy', unit: 'lord', places: row(24, 8, 1, 0) }],
      after: [{ type: 'nameGeneral', model: 'guardian/1' }],
    },
    {
      say: 'Name your *general*: the Lord-Celestant. Press {nameGeneral lord}.',
      rules: ['GENL-01', 'GENL-04'],
      goal: { is: 'given', like: { type: 'nameGeneral', model: 'lord/1' } },
      almost:
        'That is allowed. But a general that is no HERO cannot use the common command abilities. Name the Lord-Celestant.',
      hint: 'Press {nameGeneral lord}.',
      after: [{ goOnTo: { asked: 'chooseFirst', seat: 'azure' } }],
    },
    {
      say: 'You won the roll for priority. Press {chooseFirst azure}.',
      rules: ['ROUND-03'],
      goal: { is: 'given', like: { type: 'chooseFirst', first: 'azure' } },
      almost: 'You may. But this time go first yourself.',
      hint: 'Press {chooseFirst azure}.',
    },
    {
      say: 'Hero phase: you gained a command point, and have no wizard. Go on to *movement*: press {endPhase hero}.',
      rules: ['CMD-06', 'HERO-01'],
      ...until('hero'),
      hint: 'Press {endPhase hero}.',
      solution: [{ type: 'endPhase' }],
    },
    {
      say: 'Movement: bring the *Liberators* up to within *4″* of the Chainrasps. The others may move as well, or stay. When you are done, press {endPhase movement}.',
      rules: ['MOVE-01', 'MOVE-13'],
      point: { units: ['liberators', 'chainrasps'] },
      ...until('movement'),
      hint: 'Drag the Liberators forward until they stop at the red ground, and press {move liberators}. Then press {endPhase movement}.',
      solution: [shifts('move', 'liberators', 0, 2.6), { type: 'endPhase' }],
    },
    {
      say: 'Shooting: shoot the Chainrasps with the *Judicators*. The first model slain in the battle is the first blood. Then press {endPhase shooting}.',
      why: 'The Guardian is a HERO close to its soldiers: Look Out, Sir! makes it harder to hit. Shoot the soldiers first.',
      rules: ['SHOOT-01', 'FB-06'],
      point: { units: ['judicators'] },
      ...until('shooting'),
      hint: 'Click the Judicators, press {shoot judicators}, choose the Chainrasps and press {attack chainrasps}. Then press {endPhase shooting}.',
      solution: [
        offered({ type: 'shoot', unit: 'judicators' }),
        offered({ type: 'attack', unit: 'judicators', aim: 'chainrasps' }),
        { goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } },
        { type: 'endPhase' },
      ],
    },
    {
      say: 'Charge with the *Liberators*. If the dice are too low, a command point rolls them again: Forward to Victory. Then press {endPhase charge}.',
      why: 'A charge can fail, here as in any battle. Then the enemy will come to you.',
      rules: ['CHARGE-01', 'CMD-11'],
      point: { units: ['liberators'] },
      ...until('charge'),
      hint: 'Click the Liberators and press {tryCharge}, then {chargeMove}. When you are done, press {endPhase charge}.',
      solution: [
        { type: 'tryCharge', unit: 'liberators' },
        offered({ type: 'chargeMove', unit: 'liberators' }),
        { goOnTo: { asked: 'act', phase: 'charge', seat: 'azure' } },
        { type: 'endPhase' },
      ],
    },
    {
      say: 'Now *fight*. Pick the Liberators, pile in and strike. Ember then picks a unit of its own, and so on until nobody is left to fight.',
      rules: ['COMBAT-01', 'COMBAT-05'],
      ...until('combat'),
      hint: 'Press {fight liberators}, then let them pile in or stay, then press {attack chainrasps}.',
      solution: [
        { goOnTo: { asked: 'pickFighter', phase: 'combat', seat: 'azure' } },
        { type: 'fight', unit: 'liberators' },
        offered({ type: 'pileIn', unit: 'liberators' }),
        offered({ type: 'attack', unit: 'liberators' }),
        { goOnTo: { asked: 'act', phase: 'hero', seat: 'ember' } },
      ],
    },
    {
      say: 'The fight is over. In the *battleshock phase* both sides test units that lost models. Then your turn ends and Ember’s begins.',
      rules: ['COMBAT-01', 'SHOCK-01', 'ROUND-02'],
      goal: {
        is: 'watch',
        lines: [{ goOnTo: { asked: 'act', phase: 'hero', seat: 'ember' } }],
      },
    },
    {
      say: 'Ember casts a spell and fights, and its turn ends. We play it for Ember. Then the second round begins.',
      rules: ['CAST-02', 'ROUND-01'],
      goal: {
        is: 'watch',
        lines: [
          offered({ type: 'cast', unit: 'guardian', spell: 'arcane-bolt' }),
          { goOnTo: { asked: 'chooseFirst' } },
        ],
      },
    },
    {
      say: 'Look at the ribbon above: it shows the score after one round. In a real battle *four rounds* more would follow.',
      why: 'The player who has slain models with more Wounds wins. A score of at least one and a half times the other’s is a major victory.',
      rules: ['FB-08', 'FB-09', 'FB-10'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
    {
      say: 'Well done. You can play a real battle now. Go to the start page and press *Fight a battle*. The table knows the rules and tells you what you may do.',
      why: 'If something goes wrong, both players may agree on a *ruling*: one proposes it in the menu, the other agrees.',
      rules: ['GEN-01', 'TABLE-01'],
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Your charge phase. *Charge with the Liberators, and attack with them* in the combat phase.',
    position: {
      battleplan: 'practice-ground',
      armies: {},
      azure: [
        { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 8, 5, 1.8) },
        { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(26, 8, 1, 0) },
      ],
      ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 13.5, 10, 1.2) }],
      from: { asked: 'act', phase: 'charge', seat: 'azure' },
      setUpDice: [6, 1, 6, 1],
      dice: [5, 4],
    },
    goal: { is: 'given', like: { type: 'attack', unit: 'liberators' } },
    lasts: 'combat',
    solution: [
      { type: 'tryCharge', unit: 'liberators' },
      offered({ type: 'chargeMove', unit: 'liberators' }),
      { type: 'endPhase' },
      { goOnTo: { asked: 'pickFighter', phase: 'combat', seat: 'azure' } },
      { type: 'fight', unit: 'liberators' },
      offered({ type: 'pileIn', unit: 'liberators' }),
      offered({ type: 'attack', unit: 'liberators' }),
    ],
    wrong: [{ type: 'endPhase' }],
  },
};
