import { describe, expect, test } from 'vitest';
import { firstClash } from '../../../../../src/games/aos/armies/lists';
import { askForNewGeneral, checkNameGeneral, unitsToLead } from '../../../../../src/games/aos/rules/setup/generals';
import { begin } from '../../../begin';
import { type StagedUnit, stage, unit } from '../../../fixture';

const led = (...azure: readonly StagedUnit[]) =>
  stage({ phase: 'hero', azure, ember: [unit('guardian-of-souls', { at: { x: 60, y: 40 } })] });
const lord = unit('lord-celestant', { at: { x: 10, y: 10 } });
const ranks = unit('liberators', { at: { x: 20, y: 10 } });
const waiting = unit('judicators', { inReserve: true });
const dead = unit('sequitors', { at: { x: 40, y: 10 }, lost: 5, lostBefore: true });
const ally = unit('evocators', { isAlly: true, at: { x: 50, y: 10 } });

describe('who may lead', () => {
  test('GENL-01 GENL-03 living units of the player’s own army, also in reserve, but no allies', () => {
    const { battle } = led(lord, ranks, waiting, dead, ally);
    const leaders = (seat: 'azure' | 'ember') => unitsToLead(battle(), seat).map(({ id }) => id);
    expect(leaders('azure')).toEqual(['lord-celestant', 'liberators', 'judicators']);
    expect(leaders('ember')).toEqual(['guardian-of-souls']);
  });

  test('SETUP-02 nobody who is not set up yet', () => {
    const table = begin(firstClash, [6, 1]);
    table.submit({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
    expect(unitsToLead(table.battle(), 'azure')).toEqual([]);
  });

  test.each([
    ['liberators/1', []],
    ['evocators/1', [{ rule: 'GENL-03', code: 'general.isAlly', facts: { model: 'evocators/1' } }]],
    ['nobody/1', [{ rule: 'GENL-01', code: 'general.notYours', facts: { model: 'nobody/1' } }]],
    ['guardian-of-souls/1', [{ rule: 'GENL-01', code: 'general.notYours', facts: { model: 'guardian-of-souls/1' } }]],
  ])('GENL-01 GENL-03 naming %s', (model, refusals) => {
    const { battle } = led(lord, ranks, waiting, dead, ally);
    expect(checkNameGeneral(battle(), { seat: 'azure', type: 'nameGeneral', model })).toEqual(refusals);
  });
});

describe('GENL-02 another general', () => {
  const fallen = (...azure: readonly StagedUnit[]) => {
    const battle = led(...azure).battle();
    return askForNewGeneral({ ...battle, generals: { azure: 'gone/1', ember: 'guardian-of-souls/1' } });
  };

  test('is asked for where one can be named', () => {
    expect(fallen(lord, ranks)).toEqual([{ type: 'asked', ask: { kind: 'replaceGeneral', seat: 'azure' } }]);
  });

  test('GENL-03 is not where nobody but the dead and allies are left', () => {
    const gone = { lost: 5, lostBefore: true } as const;
    const row = [1, 2, 3].map(n => unit('liberators', { id: `dead-${n}`, at: { x: 10 * n, y: 20 }, ...gone }));
    expect(fallen(...row, ally)).toEqual([]);
  });
});
