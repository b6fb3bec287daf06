import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { firstClash } from '../../../src/games/aos/armies/lists';
import type { Command } from '../../../src/games/aos/commands';
import { deciding } from '../../../src/games/aos/facts/open-question';
import { UNIT_ACTS, type UnitAct, unitActs, whyNot } from '../../../src/games/aos/options/unit-acts';
import { createMatch, newGame } from '../../../src/match/match';
import { stage, unit } from '../fixture';
import { nearAndRunner } from './near-and-runner';

const codes = (staged: ReturnType<typeof stage>, id: string, act: UnitAct) =>
  whyNot(staged.battle(), id, act).map(({ code }) => code);

describe('for each unit why, or why not', () => {
  test('MOVE-01 RETR-01 one retreats, one has run, and neither refusal names a place', () => {
    const staged = nearAndRunner('movement');
    expect(codes(staged, 'near', 'move')).toEqual(['move.mustRetreat']);
    expect(codes(staged, 'near', 'retreat')).toEqual([]);
    expect(codes(staged, 'runner', 'move')).toEqual(['move.already']);
    expect(whyNot(staged.battle(), 'near', 'shoot')).toMatchObject([
      { code: 'turn.wrongPhase', facts: { needed: 'shooting', now: 'movement' } },
    ]);
  });

  test('CHARGE-01 CHARGE-03 all reasons at once, with their numbers', () => {
    const staged = nearAndRunner('charge');
    expect(codes(staged, 'near', 'tryCharge')).toEqual(['charge.enemyTooClose']);
    expect(codes(staged, 'runner', 'tryCharge')).toEqual(['charge.noEnemyNear', 'charge.hasRun']);
  });

  test('COMBAT-03 who can fight and who cannot', () => {
    const staged = nearAndRunner('combat');
    staged.pass();
    expect(codes(staged, 'near', 'fight')).toEqual([]);
    expect(codes(staged, 'runner', 'fight')).toEqual(['fight.notEligible']);
  });

  test('CAST-02 ABIL-06 spell by spell and ability by ability', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('knight-incantor', { at: { x: 20, y: 20 } }), unit('liberators', { at: { x: 30, y: 20 } })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 60, y: 40 } })],
    });
    const of = (id: string, act: UnitAct) =>
      unitActs(staged.battle(), 'azure')
        .filter(each => each.unit === id && each.act === act)
        .map(({ of: name, refusals }) => [name, ...refusals.map(({ code }) => code)]);
    expect(of('knight-incantor', 'cast')).toEqual([['arcane-bolt'], ['mystic-shield'], ['spirit-storm']]);
    expect(of('liberators', 'cast')).toEqual([['arcane-bolt', 'cast.noWizard']]);
    expect(of('knight-incantor', 'useAbility')).toEqual([
      ['knight-incantor-voidstorm-scroll', 'ability.notNow'],
      ['knight-incantor-spirit-flask', 'ability.notNow'],
    ]);
  });
});

describe.each([3, 8])('in a battle with seed %i', seed => {
  test('what is offered to a unit is never said to be refused, and what is refused is never offered', () => {
    const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, seed));
    const isAct = (type: Command['type']): type is UnitAct => (UNIT_ACTS as readonly string[]).includes(type);
    let asked = 0;
    for (let i = 0; i < 160 && !match.outcome(); i++) {
      const options = match.options();
      const { battle } = match.getGame();
      const seat = deciding(battle);
      if (i % 4 === 0 && seat) {
        for (const option of options) {
          if (!isAct(option.type) || !('unit' in option)) continue;
          expect(whyNot(battle, option.unit, option.type), `${option.type} of ${option.unit}`).toEqual([]);
          asked += 1;
        }
        expect(() => JSON.stringify(unitActs(battle, seat))).not.toThrow();
      }
      const command = options[(i * 5 + seed) % Math.max(1, options.length)];
      if (command) match.submit(command);
    }
    expect(asked).toBeGreaterThan(50);
  });
});
