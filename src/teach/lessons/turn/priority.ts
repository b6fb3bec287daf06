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
      say: 'The winner *chooses who goes first*. Take the first turn yourself: press *Go first*.',
      why: 'Going first means striking first. Going second means seeing what the enemy does.',
      rules: ['ROUND-03'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chooseFirst', first: 'azure' } },
      hint: 'The bar below has a button for each choice.',
      almost: 'That is your right too! This time go first yourself.',
      after: [{ goOnTo: { asked: 'chooseFirst', seat: 'azure' } }],
    },
    {
      say: 'We let both turns pass, since nobody stands near anybody. Round 2 begins, and look: *3 against 3*.',
      why: 'A tie at the start of a round is not rolled again: whoever went first in the round before chooses. In round 1 it is whoever was done setting up first.',
      rules: ['ROUND-04', 'ROUND-05'],
      point: { panel: 'dice' },
      goal: { is: 'read' },
    },
    {
      say: 'So you choose once more. Be generous: let *Ember go first* this time.',
      why: 'Careful with that in a real battle: whoever goes last in one round and first in the next has two turns in a row.',
      rules: ['ROUND-04'],
      point: { panel: 'bar' },
      goal: { is: 'given', like: { type: 'chooseFirst', first: 'ember' } },
      hint: 'Press the button that lets Ember go first.',
      almost: 'You may. But try the other one: let Ember begin.',
    },
    {
      say: 'Ember’s turn has begun: the ribbon shows it. You will still have things to decide in it, such as whom to strike back at.',
      rules: ['ROUND-02'],
      point: { panel: 'ribbon' },
      goal: { is: 'read' },
    },
  ],
};
