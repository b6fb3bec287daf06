import type { Lesson } from '../../lesson';
import { row } from '../../position';
import { offered } from '../../scripted-commands';

export const picks: Lesson = {
  id: 'picks',
  group: 'fighting',
  title: 'Picking in turn',
  gives: 'Choose which unit fights first, because the enemy picks next.',
  minutes: 3,
  position: {
    azure: [
      { id: 'liberators', warscroll: 'liberators', models: 5, at: row(6, 10.8, 5, 1.8) },
      { id: 'lord', warscroll: 'lord-celestant', models: 1, at: row(26, 10.9, 1, 0) },
    ],
    ember: [
      { id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(5, 13, 10, 1.2) },
      { id: 'hosts', warscroll: 'spirit-hosts', models: 3, at: row(24, 13.2, 3, 2.1) },
    ],
    from: { asked: 'pickFighter', seat: 'azure' },
  },
  steps: [
    {
      say: 'In the *combat phase* both sides fight, even in your turn. You pick one unit, Ember picks one, and so on. Units can fight if an enemy is *within 3″*, or if they charged.',
      why: 'So the order matters: enemies that are slain first cannot strike back.',
      rules: ['COMBAT-01', 'COMBAT-03', 'COMBAT-04'],
      point: { units: ['liberators', 'lord'] },
      goal: { is: 'read' },
    },
    {
      say: 'Two of your units can fight. Pick the *Liberators* first: click them and press {fight liberators}.',
      why: 'You must pick somebody while you can; you pass only when you have no unit left to pick.',
      rules: ['COMBAT-02'],
      point: { units: ['liberators'] },
      goal: { is: 'given', like: { type: 'fight', unit: 'liberators' } },
      almost: 'You could. This time begin with the Liberators.',
      hint: 'Click them and press {fight liberators}.',
    },
    {
      say: 'First they may *pile in*: move a little towards the enemy. Then each attacks with all its melee weapons. Do both.',
      why: 'A melee weapon needs its range, usually 1″, but no sight.',
      rules: ['COMBAT-05', 'COMBAT-08', 'ATK-11'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'attack', unit: 'liberators' } },
      also: ['pileIn'],
      hint: 'First press {pileIn liberators}, then {attack chainrasps}.',
      solution: [{ type: 'pileIn', unit: 'liberators', steps: [] }, offered({ type: 'attack', unit: 'liberators' })],
      after: [{ goOnTo: { asked: 'pickFighter', seat: 'ember' } }],
    },
    {
      say: 'Ember took its losses, and now *picks*. It picks the Spirit Hosts, and they attack your Lord-Celestant.',
      rules: ['COMBAT-01', 'MW-01', 'MW-02'],
      why: 'When they roll a 6 to hit, it is a mortal wound: no more rolls are made, and there is no save.',
      point: { units: ['hosts'] },
      goal: {
        is: 'watch',
        lines: [
          { type: 'fight', unit: 'hosts' },
          { type: 'pileIn', unit: 'hosts', steps: [] },
          offered({ type: 'attack', unit: 'hosts' }),
          { goOnTo: { asked: 'pickFighter', seat: 'azure' } },
        ],
      },
    },
    {
      say: 'Your pick again. Attack with the *Lord-Celestant*: {fight lord}, then pile in or stay, then {attack hosts}.',
      why: 'He has two weapons and uses both; all attacks of one kind come before the next.',
      rules: ['ATK-06', 'ATK-18', 'ATK-14', 'ATK-15'],
      point: { units: ['lord'] },
      goal: { is: 'given', like: { type: 'attack', unit: 'lord' } },
      also: [
        { type: 'fight', unit: 'lord' },
        { type: 'pileIn', unit: 'lord' },
      ],
      hint: 'Click him and press {fight lord}. Then pile in or stay, and press {attack hosts}.',
      solution: [
        { type: 'fight', unit: 'lord' },
        { type: 'pileIn', unit: 'lord', steps: [] },
        offered({ type: 'attack', unit: 'lord' }),
      ],
      after: [{ goOnTo: { asked: 'pickFighter', seat: 'ember' } }],
    },
    {
      say: 'Last, Ember fights with what is left of the Chainrasps. After that nobody can fight, both pass, and two passes in a row end the phase.',
      rules: ['COMBAT-06', 'COMBAT-07'],
      point: { units: ['chainrasps'] },
      goal: {
        is: 'watch',
        lines: [
          { type: 'fight', unit: 'chainrasps' },
          { type: 'pileIn', unit: 'chainrasps', steps: [] },
          offered({ type: 'attack', unit: 'chainrasps' }),
          { goOnTo: { asked: 'act', phase: 'hero', seat: 'ember' } },
        ],
      },
    },
  ],
  unaided: {
    say: 'Two of your units can fight. Make sure that the Lord-Celestant attacks *before* the Spirit Hosts do.',
    goal: { is: 'given', like: { type: 'attack', unit: 'lord' } },
    miss: { is: 'given', like: { type: 'fight', unit: 'liberators' } },
    solution: [
      { type: 'fight', unit: 'lord' },
      { type: 'pileIn', unit: 'lord', steps: [] },
      offered({ type: 'attack', unit: 'lord' }),
    ],
    wrong: [{ type: 'fight', unit: 'liberators' }],
  },
};
