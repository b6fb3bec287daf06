import { describe, expect, test } from 'vitest';
import { braveryOf } from '../../../../src/games/aos/rules/turn/battleshock';
import { ahead, apart, type Staged, stage, unit } from '../../fixture';
import { bringStaged } from '../bring-staged';

bringStaged();

const use = (ability: string, more: { readonly unit?: string; readonly target?: string } = {}) =>
  ({ type: 'useAbility', unit: 'herald', ability, ...more }) as const;
const far = unit('horse-12', { id: 'foe', at: { x: 36, y: 44 } });
/** The abilities offered to the deciding player. */
const offered = (staged: Staged) =>
  staged.options().flatMap(option => (option.type === 'useAbility' ? [`${option.unit} ${option.ability}`] : []));

describe('who is touched by an ability', () => {
  /** A burst that says "each unit within 3 inches", with a friend and an enemy so far away. */
  const burst = (gap: number) => {
    const side = apart('plague', 'horse-12', gap);
    const staged = stage({
      phase: 'hero',
      azure: [
        unit('plague', { at: { x: 30, y: 20 } }),
        unit('horse-12', { id: 'friend', at: { x: 30 - side, y: 20 } }),
      ],
      ember: [unit('horse-12', { id: 'enemy', at: { x: 30 + side, y: 20 } })],
    });
    staged.submit(use('burst', { unit: 'plague' }));
    return ['plague', 'friend', 'enemy'].filter(id => (staged.unit(id).models[0]?.wounds ?? 0) > 0);
  };

  test.each([
    ['GEN-05 at 3.00" friend and enemy alike', 3, ['plague', 'friend', 'enemy']],
    ['GEN-05 at 3.01" neither', 3.01, ['plague']],
  ])('%s', (_, gap, hurt) => {
    expect(burst(gap)).toEqual(hurt);
  });

  test.each([
    ['ABIL-08 MEAS-04 an aura of 12" takes in its own bearer and a friend at 12.00"', 12, 8, 8],
    ['ABIL-08 but nobody at 12.01"', 12.01, 8, 7],
  ])('%s', (_, gap, own, friends) => {
    const staged = stage({
      phase: 'hero',
      azure: [
        unit('banner', { at: { x: 10, y: 10 } }),
        unit('headlong', { at: { x: 10 + apart('banner', 'headlong', gap), y: 10 } }),
      ],
      ember: [far],
    });
    const bravery = (id: string) => braveryOf(staged.battle(), staged.unit(id));
    expect([bravery('banner'), bravery('headlong'), bravery('foe')]).toEqual([own, friends, 7]);
  });

  test('RES-05 ABIL-08 the aura of a unit in reserve reaches nobody', () => {
    const staged = stage({
      phase: 'hero',
      azure: [unit('banner', { inReserve: true }), unit('headlong', { at: { x: 10, y: 10 } })],
      ember: [far],
    });
    expect(braveryOf(staged.battle(), staged.unit('headlong'))).toBe(7);
  });
});

describe('abilities against the core rules', () => {
  const charge = (warscroll: string) =>
    stage({
      phase: 'charge',
      azure: [unit(warscroll, { id: 'runner', at: { x: 20, y: 10 }, deeds: ['moved', 'ran'] })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 10 + ahead(warscroll, 'horse-12', 8) } })],
    }).check({ type: 'tryCharge', unit: 'runner' });

  test('ABIL-01 who may run and charge does, and nobody else', () => {
    expect(charge('headlong')).toEqual([]);
    expect(charge('banner')).toEqual(['charge.hasRun']);
  });

  test('ABIL-01 it waives the reason it names and no other', () => {
    const staged = stage({
      phase: 'charge',
      azure: [unit('headlong', { at: { x: 20, y: 10 }, deeds: ['moved', 'ran', 'retreated', 'triedCharge'] })],
      ember: [unit('horse-12', { id: 'foe', at: { x: 20, y: 10 + ahead('headlong', 'horse-12', 12.01) } })],
    });
    expect(staged.check({ type: 'tryCharge', unit: 'headlong' })).toEqual([
      'charge.noEnemyNear',
      'charge.hasRetreated',
      'charge.alreadyTried',
    ]);
  });
});

describe('the hero phase', () => {
  const dawning = (more: { readonly active?: 'azure' | 'ember' } = {}) =>
    stage({
      phase: 'hero',
      azure: [unit('herald', { at: { x: 10, y: 10 } })],
      ember: [unit('herald', { id: 'rival', at: { x: 60, y: 40 } })],
      ...more,
    });

  test('ABIL-04 ABIL-07 what is used at its start comes first, the active player before the other', () => {
    const staged = dawning();
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'heroStart' });
    expect(offered(staged)).toEqual(['herald dawn']);
    expect(staged.check(use('prayer'))).toEqual(['turn.notAsked']);
    staged.submit(use('dawn'));
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'ember', moment: 'heroStart' });
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'hero' });
  });

  test('ABIL-04 after it the start is over', () => {
    const staged = dawning();
    staged.pass();
    expect(staged.check(use('dawn'))).toEqual(['ability.notNow']);
    staged.submit(use('prayer'));
    expect(staged.check(use('dawn'))).toEqual(['ability.notNow']);
  });

  test('ABIL-07 each side has one go: the first does not come round again', () => {
    const staged = dawning();
    staged.submit({ type: 'pass' }); // azure keeps dawn
    staged.submit(use('dawn', { unit: 'rival' }));
    staged.submit({ type: 'pass' });
    expect(staged.ask()?.kind).toBe('act');
    expect(staged.check(use('dawn'))).toEqual(['ability.notNow']);
  });

  test.each([
    ['prayer before chant', ['prayer', 'chant']],
    ['chant before prayer', ['chant', 'prayer']],
  ])('ABIL-03 HERO-01 in any order: %s', (_, order) => {
    const staged = dawning();
    staged.pass();
    expect(offered(staged)).toEqual(['herald prayer', 'herald chant']);
    for (const ability of order) staged.submit(use(ability));
    expect(staged.unit('herald').marks.map(({ ability }) => ability)).toEqual(order);
    expect(staged.check(use('prayer'))).toEqual(['ability.usedUp']);
  });

  test('ABIL-03 they are optional', () => {
    const staged = dawning();
    staged.pass();
    expect(staged.check({ type: 'endPhase' })).toEqual([]);
  });

  test('HERO-01 ABIL-06 what belongs to “your” hero phase is the active player’s alone', () => {
    const staged = dawning();
    staged.pass();
    expect(staged.check({ seat: 'ember', ...use('prayer', { unit: 'rival' }) })).toEqual(['turn.notYours']);
    expect(staged.check(use('prayer', { unit: 'rival' }))).toEqual(['unit.notYours']);
  });

  test('ABIL-05 what is used at its end comes last: then nobody acts any more', () => {
    const staged = dawning();
    staged.pass();
    staged.submit({ type: 'endPhase' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'heroEnd' });
    expect(offered(staged)).toEqual(['herald dusk']);
    staged.submit(use('dusk'));
    expect(staged.check(use('prayer'))).toEqual(['ability.notNow']);
    expect(staged.check({ type: 'endPhase' })).toEqual(['turn.notAsked']);
    staged.submit({ type: 'pass' });
    expect(staged.battle().phase).toBe('movement');
  });

  test('ABIL-06 ABIL-07 “the” combat phase is both players’, in either turn, the active one first', () => {
    for (const active of ['azure', 'ember'] as const) {
      const staged = stage({
        phase: 'combat',
        active,
        azure: [unit('herald', { at: { x: 10, y: 10 } })],
        ember: [unit('herald', { id: 'rival', at: { x: 60, y: 40 } })],
      });
      const other = active === 'azure' ? 'ember' : 'azure';
      expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: active, moment: 'combatStart' });
      staged.submit({ type: 'pass' });
      expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: other, moment: 'combatStart' });
      staged.submit({ type: 'pass' });
      expect(staged.ask()?.kind).toBe('pickFighter');
    }
  });
});

describe('command abilities of warscrolls', () => {
  const commanding = (
    more: {
      readonly general?: string;
      readonly points?: number;
      readonly inReserve?: true;
      readonly lost?: number;
    } = {},
  ) => {
    const { general = 'warlord/1', points = 1, inReserve, lost } = more;
    return stage({
      phase: 'hero',
      azure: [
        unit('warlord', { at: { x: 10, y: 10 }, ...(inReserve && { inReserve }), ...(lost && { lost }) }),
        unit('lord-celestant', { id: 'second', at: { x: 20, y: 10 } }),
      ],
      ember: [far],
      generals: { azure: general },
      points: { azure: points - 1 }, // CMD-06: one more as the phase begins
    });
  };
  const rally = use('rally', { unit: 'warlord' });
  const lead = use('lead', { unit: 'warlord' });

  test('CMD-02 CMD-04 CMD-07 each use costs a point, and it may be used while points last', () => {
    const staged = commanding({ points: 2 });
    staged.submit(rally);
    expect(staged.battle().commandPoints.azure).toBe(1);
    staged.submit(rally);
    expect(staged.unit('warlord').marks).toHaveLength(2); // MOD-01
    expect(staged.check(rally)).toEqual(['command.noPoints']);
  });

  test('CMD-09 one without a moment is for the player’s own hero phase', () => {
    const staged = commanding({ points: 3 });
    expect(offered(staged)).toContain('warlord rally');
    staged.submit({ type: 'endPhase' });
    for (const phase of ['movement', 'shooting'] as const) {
      expect(staged.battle().phase).toBe(phase);
      expect(staged.check(rally)).toEqual(['ability.notNow']);
      staged.submit({ type: 'endPhase' });
    }
    staged.playTo('hero', 'ember');
    expect(staged.check({ seat: 'azure', ...rally })).toEqual(['turn.notYours']);
  });

  test('CMD-02 RES-05 while its model is in reserve or slain it is not offered', () => {
    const away = commanding({ inReserve: true });
    expect(offered(away)).toEqual([]);
    expect(away.check(rally)).toEqual(['ability.notInPlay']);
    const gone = commanding({ general: 'second/1', lost: 1 });
    expect(offered(gone)).toEqual([]);
    expect(gone.check(rally)).toEqual(['unit.destroyed']);
  });

  test('CMD-03 a general’s command is for the general', () => {
    expect(commanding().check(lead)).toEqual([]);
    const led = commanding({ general: 'second/1' });
    expect(led.check(lead)).toEqual(['command.notGeneral']);
    expect(led.check(rally)).toEqual([]);
    expect(offered(led)).toEqual(['warlord rally']);
  });

  test('CMD-03 GENL-02 who is made general after another fell may use it', () => {
    const staged = stage({
      phase: 'combat',
      active: 'ember',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 }, wounds: 4 }), unit('warlord', { at: { x: 60, y: 10 } })],
      ember: [unit('thresher', { at: { x: 20, y: 10 + ahead('lord-celestant', 'thresher', 0.5) } })],
      generals: { azure: 'lord-celestant/1' },
      dice: [1, 4, 4, 1, 1],
      round: 1,
      turn: 1,
    });
    staged.attack('thresher', 'lord-celestant');
    staged.submit({ type: 'nameGeneral', model: 'warlord/1' });
    staged.submit({ type: 'pass' });
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'hero' });
    expect(staged.check(lead)).toEqual([]);
  });
});

describe('before the battle', () => {
  const preparing = (azure: string, ember: string, dice: readonly number[]) =>
    stage({
      phase: 'beforeBattle',
      azure: [unit(azure, { at: { x: 10, y: 10 } })],
      ember: [unit(ember, { id: 'rival', at: { x: 60, y: 40 } })],
      dice,
    });

  test('PRE-01 PRE-03 with nothing to use on either side only priority is rolled', () => {
    const staged = preparing('horse-12', 'horse-12', [6, 1]);
    expect(staged.ask()).toEqual({ kind: 'chooseFirst', seat: 'azure' });
    expect(staged.eventsOf('rolledOff')).toEqual([]);
  });

  test('PRE-01 PRE-03 who alone has something is asked, and may decline it', () => {
    const staged = preparing('horse-12', 'herald', [6, 1]);
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'ember', moment: 'beforeBattle' });
    expect(staged.eventsOf('rolledOff')).toEqual([]);
    expect(staged.battle().round).toBe(0);
    staged.submit({ type: 'pass' });
    expect(staged.battle().round).toBe(1);
    expect(staged.unit('rival').marks).toEqual([]);
  });

  test('PRE-02 where both have, they roll off, and the winner names who uses all of theirs first', () => {
    const staged = preparing('herald', 'herald', [2, 5, 6, 1]);
    expect(staged.ask()).toEqual({ kind: 'choosePreBattle', seat: 'ember' });
    staged.submit({ type: 'choosePreBattle', first: 'azure' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'beforeBattle' });
    expect(staged.check({ seat: 'ember', ...use('omen', { unit: 'rival' }) })).toEqual(['turn.notYours']);
    staged.submit(use('omen'));
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'ember', moment: 'beforeBattle' });
    staged.submit({ type: 'pass' });
    expect(staged.battle().round).toBe(1);
  });

  test('PRE-01 from round 1 on it is too late', () => {
    const staged = stage({ phase: 'hero', azure: [unit('herald', { at: { x: 10, y: 10 } })], ember: [far] });
    expect(staged.check(use('omen'))).toEqual(['ability.notNow']);
    staged.pass();
    expect(staged.check(use('omen'))).toEqual(['ability.notNow']);
  });
});
