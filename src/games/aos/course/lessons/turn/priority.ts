import type { Lesson } from '../../lesson';
import { row } from '../../position';

export const priority: Lesson = {
  id: 'priority',
  group: 'turn',
  title: 'Who goes first',
  gives: 'Win a roll-off, choose who goes first, and know what a double turn is.',
  minutes: 3,
  position: {
    azure: [{ id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 5, 5, 1.8) }],
    ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(12, 20, 10, 1.2) }],
    from: { asked: 'chooseFirst', seat: 'azure' },
    setUpDice: [6, 1, 5, 2],
    dice: [3, 3],
  },
  steps: [
    {
      say: 'A battle is fought in *rounds*. In each round both players take *one turn*: first one, then the other.',
      why: 'The second turn begins only when the first has ended.',
      rules: ['ROUND-01', 'ROUND-02', 'GEN-01'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
    {
      say: 'Every round opens with a *roll-off*: each player rolls one die, and the higher wins. Look at the dice: you rolled 5, Ember 2.',
      why: 'Dice have six sides. In most roll-offs a tie is rolled again; the dice are never changed or re-rolled by abilities.',
      rules: ['RO-01', 'RO-02', 'RO-03', 'DICE-01'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
    {
      say: 'The winner *chooses who goes first*. Take the first turn yourself: press {chooseFirst azure}.',
      why: 'If you go first, you attack first. If you go second, you see first what the enemy does.',
      rules: ['ROUND-03'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chooseFirst', first: 'azure' } },
      hint: 'Press {chooseFirst azure} in the bar below.',
      almost: 'You may choose that too. This time go first yourself.',
      after: [{ goOnTo: { asked: 'chooseFirst', seat: 'azure' } }],
    },
    {
      say: 'We skipped both turns, because no unit was near an enemy. Round 2 begins, and the roll is *3 against 3*.',
      why: 'A tie at the start of a round is not rolled again: the player who went first in the round before chooses. In round 1 it is the player who finished setting up first.',
      rules: ['ROUND-04', 'ROUND-05'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
    {
      say: 'So you choose once more. This time let *Ember go first*: press {chooseFirst ember}.',
      why: 'Be careful with that in a real battle: a player who goes second in one round and first in the next has two turns one after the other.',
      rules: ['ROUND-04'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chooseFirst', first: 'ember' } },
      hint: 'Press {chooseFirst ember}.',
      almost: 'You may. But this time let Ember go first.',
    },
    {
      say: 'Ember’s turn has begun: the ribbon shows it. In Ember’s turn you decide things too, for example which of your units fight.',
      rules: ['ROUND-02'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
  ],
  unaided: {
    say: 'You won the roll-off. Choose so that you *could have two turns one after the other*, in this round and the next.',
    goal: { is: 'given', like: { type: 'chooseFirst', first: 'ember' } },
    solution: [{ type: 'chooseFirst', first: 'ember' }],
    wrong: [{ type: 'chooseFirst', first: 'azure' }],
  },
};
