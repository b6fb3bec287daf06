import { expect, test } from 'vitest';
import { firstClash } from '../../src/systems/aos/armies/lists';
import { attackRow, fallenRow } from '../../src/ui/text/attack-rolls';
import { namesIn } from '../../src/ui/text/names';
import { single } from '../../src/ui/text/roll-rows';
import { ahead, stage, unit } from '../aos/stage';

const begun = single('Lord-Celestant attacks', 'fight', []);

test('RR-06 dice that somebody is asked about lie in the panel, and are told anew when that is answered', () => {
  const staged = stage({
    azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
    ember: [
      unit('chainrasp-horde', {
        id: 'foe',
        models: 10,
        at: { x: 20, y: 20 + ahead('lord-celestant', 'chainrasp-horde', 0.5) },
      }),
    ],
    triumphs: { azure: 'inspired' },
    rulings: { everyRerollAsked: true },
    dice: [1, 4, 4, 4, 6, 1, 1, 1, 1, 1, 1],
  });
  const orders = ['runeblade', 'warhammer'].map(weapon => ({ weapon, target: 'foe' }));
  staged.submit({ type: 'fight', unit: 'lord-celestant' });
  staged.submit({ type: 'triumph', unit: 'lord-celestant' });
  staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
  staged.submit({ type: 'attack', unit: 'lord-celestant', orders });
  const [fell] = staged.eventsOf('diceFell');
  const asked = staged.battle();
  const names = namesIn(asked, firstClash);
  if (!fell) throw new Error('nobody was asked');
  const unasked = { ...asked, activation: asked.activation && { ...asked.activation, fallen: undefined } };
  const open = fallenRow(begun, fell, unasked, names);
  expect(open?.rows.map(({ name, dice, result }) => [name, dice.map(({ face }) => face), result])).toEqual([
    ['Hit', [4, 4, 4, 1], '3'],
  ]);
  staged.submit({ type: 'rerollDice', unit: 'lord-celestant', dice: [0] });
  const [rolled] = staged.eventsOf('diceRolled');
  if (!rolled) throw new Error('nothing was rolled');
  const closed = attackRow(open, rolled, asked, names);
  expect(closed?.rows.map(({ dice, note }) => [dice.map(({ face }) => face), note])).toEqual([
    [[6, 4, 4, 4], expect.stringContaining('1 rolled again')],
  ]);
  expect(closed?.earlier).toEqual([]);
});
