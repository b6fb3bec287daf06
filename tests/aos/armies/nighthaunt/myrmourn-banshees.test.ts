import { describe, expect, test } from 'vitest';
import { ahead, stage, unit } from '../../fixture';

const BANSHEES = 'myrmourn-banshees';
const CASTER = 'knight-incantor';

describe('Myrmourn Banshees', () => {
  const scene = (models: number, gap: number, dice: readonly number[]) =>
    stage({
      azure: [
        unit(BANSHEES, { at: { x: 20, y: 10 }, models, across: 4 }),
        unit('chainrasp-horde', { at: { x: 50, y: 5 } }),
      ],
      ember: [unit(CASTER, { at: { x: 20, y: 10 + ahead(BANSHEES, CASTER, gap) } })],
      phase: 'hero',
      active: 'ember',
      dice,
    });
  const cast = { type: 'cast', unit: CASTER, model: `${CASTER}/1`, spell: 'mystic-shield' } as const;
  const unbind = { type: 'unbind', unit: BANSHEES, model: `${BANSHEES}/1` } as const;

  test.each([
    [4, 1],
    [8, 2],
    [12, 3],
  ])('Spell-eaters: %i models unbind with +%i', (models, bonus) => {
    const staged = scene(models, 18, [3, 4, 3, 4]);
    staged.submit(cast);
    staged.submit(unbind);
    expect(staged.eventsOf('unbindRolled')).toMatchObject([{ total: 7 + bonus, needed: 8 }]);
    expect(staged.eventsOf('spellEnded')).toMatchObject([{ how: 'unbound' }]);
  });

  test('Spell-eaters: not at 18.01" from the caster', () => {
    const staged = scene(4, 18.01, [3, 4]);
    staged.submit(cast);
    expect(staged.ask()).toMatchObject({ kind: 'aimSpell' });
  });

  test('WIZ-02 Spell-eaters: once in an enemy hero phase, and never by casting', () => {
    const staged = scene(4, 10, [3, 4, 1, 1]);
    staged.submit(cast);
    staged.submit(unbind);
    expect(staged.unit(BANSHEES).unbinds).toBe(1);
    staged.submit({ type: 'aimSpell', target: CASTER });
    staged.playTo('hero', 'azure');
    expect(staged.options().filter(({ type }) => type === 'cast')).toEqual([]);
  });

  test.each([
    ['after an unbound spell', [3, 4, 3, 4], 1],
    ['not after a failed try', [3, 4, 1, 1], 0],
  ])('Spell-eaters: 1 more attack until the next enemy hero phase, %s', (_, dice, marks) => {
    const staged = scene(4, 10, dice);
    staged.submit(cast);
    staged.submit(unbind);
    expect(staged.unit(BANSHEES).marks).toHaveLength(marks);
  });

  test('Spell-eaters: then each dagger strikes twice', () => {
    const staged = stage({
      azure: [unit(BANSHEES, { at: { x: 20, y: 10 }, across: 4 })],
      ember: [unit(CASTER, { at: { x: 20, y: 10 + ahead(BANSHEES, CASTER, 0.5) } })],
      phase: 'hero',
      active: 'ember',
      dice: [3, 4, 3, 4, ...Array.from({ length: 7 }, () => 1)],
    });
    staged.submit(cast);
    staged.submit(unbind);
    while (staged.ask()?.kind !== 'pickFighter')
      staged.submit({ type: staged.ask()?.kind === 'act' ? 'endPhase' : 'pass' });
    staged.submit({ type: 'fight', unit: CASTER });
    staged.submit({ type: 'pileIn', unit: CASTER, steps: [] });
    staged.submit({ type: 'attack', unit: CASTER, orders: [{ weapon: 'incantors-staff', target: BANSHEES }] });
    staged.attack(BANSHEES, CASTER);
    expect(staged.eventsOf('diceRolled').at(-1)?.dice.length).toBe(4);
  });
});
