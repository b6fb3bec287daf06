import { expect, test } from 'vitest';
import { openScouting } from '../../../../src/games/aos/rules/specials/moves/scouting';
import { stage, unit } from '../../fixture';

test('PRE-01 nobody who is off the table scouts, and nobody is asked where there is no one', () => {
  const staged = stage({
    phase: 'movement',
    azure: [unit('liberators'), unit('judicators', { inReserve: true })],
    ember: [unit('chainrasp-horde')],
  });
  const [here, waiting] = [staged.unit('liberators'), staged.unit('judicators')];
  const scout = { kind: 'scout', seat: 'azure', units: ['liberators'], inches: 5, left: 2 };
  expect(openScouting('azure', [here, waiting], 5, 2)).toEqual([{ type: 'asked', ask: scout }]);
  expect(openScouting('azure', [waiting], 5, 2)).toEqual([]);
  expect(openScouting('azure', [here], 5, 0)).toEqual([]);
});
