import { describe, expect, test } from 'vitest';
import { type Scene, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';
import { piece, rectangle } from '../terrain-pieces';

bringStaged();

const RADIUS = 40 / 25.4 / 2;
const stones = piece(rectangle(10, 10, 20, 12), { id: 'stones', scenery: 'damned' });
const ruin = piece(rectangle(40, 30, 44, 34), { id: 'ruin', scenery: 'mystical' });
const at = (x: number, gap: number) => ({ x, y: 12 + gap + RADIUS });
const sacrifice = (id: string) => ({ type: 'sacrifice', unit: id }) as const;

/** Two heralds beside the stones and one further off; an enemy herald beside them too. */
const altar = (more: Partial<Scene> = {}) =>
  stage({
    phase: 'hero',
    azure: [
      unit('herald', { id: 'one', at: at(11, 1) }),
      unit('herald', { id: 'two', at: at(14, 1) }),
      unit('herald', { id: 'far', at: at(17, 1.01) }),
    ],
    ember: [unit('herald', { id: 'foe', at: { x: 15, y: 10 - 1 - RADIUS } })],
    terrain: [stones, ruin],
    ...more,
  });

describe('SCEN-01 sacrifice at a Damned feature', () => {
  test('within 1.00" of it; at 1.01" the refusal says how far', () => {
    expect(altar().check(sacrifice('one'))).toEqual([]);
    const [refused] = altar().refusals(sacrifice('far'));
    expect(refused).toMatchObject({ rule: 'SCEN-01', code: 'scenery.tooFar', facts: { within: 1 } });
    expect(refused?.code === 'scenery.tooFar' && refused.facts.gap).toBeCloseTo(1.01, 6);
  });

  test('D3 mortal wounds are nobody’s doing, and it re-rolls 1s until its next hero phase', () => {
    const staged = altar({ dice: [3] });
    const happened = staged.submit(sacrifice('one'));
    expect(happened[0]).toEqual({
      type: 'abilityUsed',
      unit: 'one',
      ability: 'damned',
      use: { ability: 'damned', unit: 'one', until: 'phase' },
    });
    expect(staged.unit('one')).toMatchObject({
      models: [{ wounds: 2 }],
      marks: [{ effect: { do: 'reroll', roll: 'hit', which: 'ones' }, until: 'yourHero', seat: 'azure' }],
    });
    expect(happened.find(({ type }) => type === 'damageDealt')).toMatchObject({ damage: { by: undefined } });
  });

  test('one unit of a player in a hero phase', () => {
    const staged = altar({ dice: [1] });
    staged.submit({ type: 'useAbility', unit: 'one', ability: 'dawn' }); // another ability uses nothing up
    staged.submit(sacrifice('one'));
    expect(staged.refusals(sacrifice('two'))).toMatchObject([
      { rule: 'SCEN-01', code: 'ability.usedUp', facts: { ability: 'damned' } },
      { code: 'scenery.tooFar' },
    ]);
  });

  test('not in the enemy’s hero phase, though a window is open', () => {
    const staged = altar({ active: 'azure' });
    while (staged.ask()?.seat === 'azure')
      staged.submit(staged.ask()?.kind === 'act' ? { type: 'endPhase' } : { type: 'pass' });
    expect(staged.ask()).toMatchObject({ kind: 'useAbilities', seat: 'ember', moment: 'heroStart' });
    expect(staged.refusals(sacrifice('foe'))).toEqual([
      { rule: 'SCEN-01', code: 'turn.notTheMoment', facts: { command: 'sacrifice', isOver: false } },
    ]);
  });

  test('not in another window of the player’s own', () => {
    const staged = altar({ phase: 'combat' });
    expect(staged.ask()).toMatchObject({ kind: 'useAbilities', seat: 'azure', moment: 'combatStart' });
    expect(staged.check(sacrifice('one'))).toEqual(['turn.notTheMoment']);
  });

  test('nobody is asked where only the enemy stands there', () => {
    const staged = altar({ azure: [unit('liberators', { at: { x: 60, y: 5 } })] });
    expect(staged.ask()?.seat === 'azure' ? staged.ask()?.kind : 'none').not.toBe('useAbilities');
  });
});
