import type { Lesson } from '../../lesson';
import { block, row } from '../../position';
import { offered, shifts } from '../../scripted-commands';

export const oneTurn: Lesson = {
  id: 'one-turn',
  group: 'turn',
  title: 'One turn, six phases',
  gives: 'Play a whole turn and know what each phase is for.',
  minutes: 4,
  position: {
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 6, 5, 1.8) },
      { id: 'judicators', warscroll: 'judicators', models: 5, at: row(3, 4, 5, 1.8) },
    ],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 20, at: block(12, 16, 10, 20, 1.2) }],
    from: { asked: 'act', phase: 'hero', seat: 'azure' },
  },
  steps: [
    {
      say: 'A turn has *six phases*, always in this order; the ribbon shows them. First the *hero phase*: heroes cast spells and use their abilities. You have no hero here, so press {endPhase hero}.',
      rules: ['ROUND-06', 'ROUND-07', 'HERO-01'],
      point: { panel: 'ribbon' },
      goal: { is: 'given', like: { type: 'endPhase' } },
      hint: 'Press {endPhase hero} in the bar below.',
    },
    {
      say: 'Second, *movement*. Bring the Liberators to within *6″* of the Chainrasps, and press {move liberators}.',
      rules: ['MOVE-01', 'MOVE-12'],
      point: { units: ['liberators', 'chainrasps'] },
      goal: { is: 'near', unit: 'liberators', other: 'chainrasps', within: 6 },
      hint: 'Drag them 4″ or 5″ straight ahead, then press {move liberators}.',
      almost: 'A little further: they must be within 6″.',
      solution: [shifts('move', 'liberators', 0, 4.5)],
      wrong: shifts('move', 'liberators', 0, 6),
    },
    {
      say: 'The Judicators have bows and can stay where they are. Press {endPhase movement}.',
      rules: ['MOVE-01'],
      goal: { is: 'given', like: { type: 'endPhase' } },
      hint: 'Press {endPhase movement}.',
      otherwise: 'Let the Judicators stand this time, and end the phase.',
    },
    {
      say: 'Third, *shooting*. Click the *Judicators* and press {shoot judicators}.',
      rules: ['SHOOT-01', 'SHOOT-02'],
      point: { units: ['judicators'] },
      goal: { is: 'given', like: { type: 'shoot', unit: 'judicators' } },
      hint: 'They are the archers on the left. Click one, then press {shoot judicators}.',
    },
    {
      say: 'Now the target: the *Chainrasps*. Press {attack chainrasps}, and the dice are rolled.',
      rules: ['ATK-04', 'ATK-05'],
      point: { units: ['chainrasps'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'judicators' } },
      hint: 'There is only one enemy to choose: press {attack chainrasps}.',
      after: [{ goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } }],
    },
    {
      say: 'Ember chose which models were slain. Press {endPhase shooting} to come to the fourth phase.',
      rules: ['SHOOT-04'],
      goal: { is: 'given', like: { type: 'endPhase' } },
      hint: 'Press {endPhase shooting}.',
    },
    {
      say: 'Fourth, *charge*. Click the *Liberators* and press {tryCharge}.',
      rules: ['CHARGE-01', 'CHARGE-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'tryCharge', unit: 'liberators' } },
      hint: 'They stand in the middle. Click one, then press {tryCharge}.',
    },
    {
      say: 'The roll is high enough. Press {chargeMove}.',
      rules: ['CHARGE-05'],
      goal: { is: 'given', like: { type: 'chargeMove', unit: 'liberators' } },
      hint: 'The table shows a way already: press {chargeMove}.',
      solution: [offered({ type: 'chargeMove', unit: 'liberators' })],
      after: [{ type: 'endPhase' }],
    },
    {
      say: 'We ended the charge phase for you, because nobody else can charge. Fifth, *combat*: both sides fight, and you pick first. Press {fight liberators}.',
      rules: ['COMBAT-01', 'COMBAT-03'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'fight', unit: 'liberators' } },
      hint: 'Press {fight liberators}.',
    },
    {
      say: 'They pile in and attack, then Ember attacks. Pile in or stay, and press {attack chainrasps}.',
      rules: ['COMBAT-05', 'ATK-02'],
      goal: { is: 'given', like: { type: 'attack', unit: 'liberators' } },
      also: ['pileIn'],
      hint: 'First let them pile in or stay, then press {attack chainrasps}.',
      solution: [offered({ type: 'pileIn', unit: 'liberators' }), offered({ type: 'attack', unit: 'liberators' })],
    },
    {
      say: 'Sixth and last, *battleshock*: units that lost models take a battleshock test. We play the rest of the fight and the tests for you. Watch, and then it is Ember’s turn.',
      rules: ['SHOCK-01', 'ROUND-08'],
      point: { panel: 'ribbon' },
      goal: { is: 'watch', lines: [{ goOnTo: { asked: 'act', phase: 'hero', seat: 'ember' } }] },
    },
    {
      say: 'That was a turn: *hero, movement, shooting, charge, combat, battleshock*. Remember these six words.',
      rules: ['ROUND-06'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'Your turn begins. Come to the phase in which archers attack, and *attack with the Judicators*.',
    goal: { is: 'given', like: { type: 'attack', unit: 'judicators' } },
    lasts: 'shooting',
    solution: [
      { goOnTo: { asked: 'act', phase: 'shooting', seat: 'azure' } },
      { type: 'shoot', unit: 'judicators' },
      offered({ type: 'attack', unit: 'judicators' }),
    ],
    wrong: [{ goOnTo: { asked: 'act', phase: 'charge', seat: 'azure' } }],
  },
};
