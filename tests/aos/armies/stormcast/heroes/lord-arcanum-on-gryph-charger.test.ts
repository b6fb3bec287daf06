import { describe, expect, test } from 'vitest';
import { ahead, apart, baseOf, type StagedUnit, stage, unit } from '../../../fixture';
import { describeSpiritFlask } from '../spirit-flask';

const LORD = 'lord-arcanum-on-gryph-charger';
const FOE = 'lord-celestant';
const lord = (more: Omit<Partial<StagedUnit>, 'warscroll'> = {}) => unit(LORD, { at: { x: 30, y: 20 }, ...more });

describe('Lord-Arcanum on Gryph-charger', () => {
  describeSpiritFlask(LORD);

  test('Aethereal Strike: an unmodified 6 with beak and claws is 1 mortal wound and ends there; not with the stave', () => {
    const staged = stage({
      azure: [lord()],
      ember: [unit(FOE, { at: { x: 30, y: 20 + ahead(LORD, FOE, 0.5) } })],
      dice: [6, 1, 1, 1, 1, 6, 1, 1],
    });
    staged.attack(LORD, FOE);
    expect(staged.eventsOf('diceRolled').map(({ roll, standing, mortals }) => [roll, standing, mortals])).toEqual([
      ['hit', 1, 0],
      ['wound', 0, 0],
      ['hit', 0, 1],
    ]);
    expect(staged.unit(FOE).models[0]?.wounds).toBe(1);
  });

  describe('Ride the Winds Aetheric', () => {
    const EAST = 0;
    const scene = (dice: readonly number[], at = { x: 60, y: 20 }) =>
      stage({ azure: [lord()], ember: [unit(FOE, { at })], phase: 'movement', dice });
    const ride = { type: 'rideWinds', unit: LORD, direction: EAST } as const;
    const move = (distance: number) => ({ type: 'rideMove', unit: LORD, distance }) as const;

    test('6D6 inches in a straight line in the direction named', () => {
      const staged = scene([1, 2, 3, 4, 5, 6], { x: 60, y: 40 });
      staged.submit(ride);
      expect(staged.ask()).toEqual({ kind: 'rideMove', seat: 'azure', unit: LORD });
      expect(staged.check(move(21.01))).toEqual(['move.tooFar']);
      staged.submit(move(21));
      expect(staged.unit(LORD).models[0]).toMatchObject({ x: 51, y: 20 });
      expect(staged.unit(LORD).deeds).toEqual(['moved']);
    });

    test('over models and scenery, as a flyer', () => {
      const staged = scene([3, 3, 3, 3, 3, 3], { x: 38, y: 20 });
      staged.submit(ride);
      expect(staged.check(move(18))).toEqual([]);
    });

    test.each([
      ['3.00" from an enemy at the end', 3, ['move.tooCloseToEnemy']],
      ['3.01"', 3.01, []],
    ])('%s', (_, gap, codes) => {
      const length = 25 - apart(LORD, FOE, gap);
      const staged = scene([6, 6, 6, 6, 6, 6], { x: 55, y: 20 });
      staged.submit(ride);
      expect(staged.check(move(length))).toEqual(codes);
      expect(staged.check(move(0))).toEqual([]);
    });

    test('not off the table', () => {
      const staged = scene([6, 6, 6, 6, 6, 6], { x: 60, y: 40 });
      staged.submit({ ...ride, direction: -Math.PI / 2 });
      expect(staged.check(move(20 - baseOf(LORD).length / 2))).toEqual([]);
      expect(staged.check(move(20.01 - baseOf(LORD).length / 2))).toEqual(['move.offTable']);
    });

    test('whether it went or stayed, it neither moves again nor charges this turn', () => {
      const staged = scene([1, 1, 1, 1, 1, 1], { x: 38, y: 20 });
      staged.submit(ride);
      staged.submit(move(0));
      expect(staged.check(ride)).toEqual(['move.already']);
      expect(staged.check({ type: 'run', unit: LORD })).toEqual(['move.already']);
      staged.playTo('charge', 'azure');
      expect(staged.check({ type: 'tryCharge', unit: LORD })).toEqual(['ability.forbids']);
    });

    test('instead of a normal move, so not after one; and only for those who can', () => {
      const moved = stage({
        azure: [lord({ deeds: ['moved'] }), unit('knight-incantor', { at: { x: 10, y: 10 } })],
        ember: [unit(FOE)],
        phase: 'movement',
      });
      expect(moved.check(ride)).toEqual(['move.already']);
      expect(moved.check({ ...ride, unit: 'knight-incantor' })).toEqual(['ability.notGiven']);
    });

    test('the eight winds are offered, and every distance offered is legal', () => {
      const staged = scene([1, 1, 1, 1, 1, 1], { x: 38, y: 20 });
      expect(staged.options().filter(({ type }) => type === 'rideWinds')).toHaveLength(8);
      staged.submit(ride);
      const distances = staged.options().map(option => (option.type === 'rideMove' ? option.distance : undefined));
      expect(distances).toContain(0);
      expect(distances).not.toContain(6);
    });
  });

  describe('Cycle of the Storm', () => {
    const spare = {
      type: 'useAbility',
      unit: LORD,
      ability: `${LORD}-cycle-of-the-storm`,
      target: 'friend',
    } as const;
    /** The friend has one wound left, and an enemy that attacks it once for each pair of dice. */
    const scene = (gap: number, dice: readonly number[], friend = 'lord-celestant', wounds = 4) =>
      stage({
        azure: [
          unit(friend, { id: 'friend', at: { x: 20, y: 20 }, wounds }),
          lord({ at: { x: 20 + apart(friend, LORD, gap), y: 20 } }),
        ],
        ember: [unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead(friend, 'chainrasp-horde', 0.5) }, across: 1 })],
        active: 'ember',
        dice,
      });
    const strike = (staged: ReturnType<typeof scene>) => {
      staged.submit({ type: 'pass', seat: 'azure' });
      staged.attack('chainrasp-horde', 'friend');
    };

    test('another friendly Stormcast model within 18.00" that would be slain stays and heals 1 wound', () => {
      const staged = scene(18, [4, 1, 1, 4, 2]);
      strike(staged);
      expect(staged.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'slaying', target: 'friend' });
      staged.submit(spare);
      expect(staged.unit('friend').models[0]?.wounds).toBe(4);
      expect(staged.eventsOf('modelSlain')).toEqual([]);
      expect(staged.ask()).toMatchObject({ kind: 'pickFighter' });
    });

    test('the owner may let it fall', () => {
      const staged = scene(18, [4, 1, 1, 4, 2]);
      strike(staged);
      staged.submit({ type: 'pass' });
      expect(staged.eventsOf('modelSlain')).toMatchObject([
        { slain: { unit: 'friend', cause: 'attack', by: 'ember' } },
      ]);
    });

    test('at 18.01" nobody is asked', () => {
      const staged = scene(18.01, [4, 1, 1, 4, 2]);
      strike(staged);
      expect(staged.unit('friend').models).toEqual([]);
    });

    test('wounds that are left go on to the model, and it is spared once a turn', () => {
      const staged = scene(18, [4, 4, 1, 4, 4, 2, 2]);
      strike(staged);
      staged.submit(spare);
      expect(staged.unit('friend').models).toEqual([]);
      expect(staged.battle().damage).toEqual([]);
    });

    test('mortal wounds too, and the rest of them pass on to the next model', () => {
      const staged = stage({
        azure: [lord(), unit('liberators', { id: 'friend', at: { x: 36, y: 20 } })],
        ember: [unit(LORD, { id: 'foe', at: { x: 36, y: 30 } })],
        phase: 'hero',
        active: 'ember',
        dice: [5, 5, 5],
      });
      staged.submit({ type: 'cast', unit: 'foe', model: 'foe/1', spell: 'arcane-bolt' });
      staged.submit({ type: 'pass' });
      staged.submit({ type: 'aimSpell', target: 'friend' });
      staged.submit({ type: 'allocate', unit: 'friend', models: ['friend/1', 'friend/2', 'friend/3'] });
      expect(staged.eventsOf('damageLeft')).toEqual([{ type: 'damageLeft', wounds: 0, mortals: 3 }]);
      staged.submit(spare);
      expect(staged.eventsOf('modelSlain').map(({ slain }) => slain.model)).toEqual(['friend/1', 'friend/2']);
      expect(staged.unit('friend').models.map(({ wounds }) => wounds)).toEqual([0, 0, 0]);
    });

    test('it is measured to the model that falls, not to its unit', () => {
      const places = [0, 1, 2, 3, 4].map(i => ({ x: 20 + 2 * i, y: 20 }));
      const staged = stage({
        azure: [
          unit('liberators', { id: 'friend', places, wounds: 1 }),
          lord({ at: { x: 20 + apart('liberators', LORD, 18.5), y: 20 } }),
        ],
        ember: [
          unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('liberators', 'chainrasp-horde', 0.5) }, across: 1 }),
        ],
        active: 'ember',
        dice: [4, 1, 1, 4, 2],
      });
      strike(staged);
      expect(staged.unit('friend').models).toHaveLength(4);
    });

    test('never for itself', () => {
      const staged = stage({
        azure: [lord({ wounds: 6 })],
        ember: [unit('chainrasp-horde', { at: { x: 30, y: 20 + ahead(LORD, 'chainrasp-horde', 0.5) }, across: 1 })],
        active: 'ember',
        dice: [4, 1, 1, 4, 2],
      });
      staged.submit({ type: 'pass', seat: 'azure' });
      staged.attack('chainrasp-horde', LORD);
      expect(staged.unit(LORD).models).toEqual([]);
    });
  });

  describe('Prime Electrids', () => {
    const bolt = (dice: readonly number[], caster = LORD) => {
      const staged = stage({
        azure: [unit(caster, { at: { x: 30, y: 20 } })],
        ember: [unit(FOE, { at: { x: 30, y: 30 } })],
        phase: 'hero',
        dice,
      });
      staged.submit({ type: 'cast', unit: caster, model: `${caster}/1`, spell: 'arcane-bolt' });
      staged.submit({ type: 'aimSpell', target: FOE });
      return staged.unit(FOE).models[0]?.wounds;
    };

    test('its Arcane Bolt does D3 mortal wounds', () => expect(bolt([4, 5, 6])).toBe(3));
    test('D6 on a casting roll of 10', () => expect(bolt([5, 5, 4])).toBe(4));
    test('another’s does 1, and D3 on a 10', () => {
      expect(bolt([4, 5], 'knight-incantor')).toBe(1);
      expect(bolt([5, 5, 4], 'knight-incantor')).toBe(2);
    });
  });

  describe('Healing Light', () => {
    const scene = (gap: number, dice: readonly number[]) =>
      stage({
        azure: [lord(), unit(FOE, { id: 'friend', at: { x: 30 + apart(LORD, FOE, gap), y: 20 }, wounds: 4 })],
        ember: [unit('chainrasp-horde', { at: { x: 10, y: 40 } })],
        phase: 'hero',
        dice,
      });
    const cast = { type: 'cast', unit: LORD, model: `${LORD}/1`, spell: 'healing-light' } as const;
    const aim = { type: 'aimSpell', target: 'friend' } as const;

    test.each([
      ['D3 wounds healed on a 7', [3, 4, 4], 2],
      ['D6 on an 8', [4, 4, 3], 1],
    ])('%s', (_, dice, left) => {
      const staged = scene(18, dice);
      staged.submit(cast);
      staged.submit(aim);
      expect(staged.unit('friend').models[0]?.wounds).toBe(left);
    });

    test('at 18.01" out of reach', () => {
      const staged = scene(18.01, [4, 4]);
      staged.submit(cast);
      expect(staged.check(aim)).toEqual(['ability.outOfReach']);
    });
  });

  describe('Soul Energy of the First Host', () => {
    const near = (warscroll: string, gap: number) => ({
      at: { x: 30 + apart(LORD, warscroll, gap), y: 20 },
      across: 1,
    });
    const use = (phase: 'hero' | 'shooting' | 'combat', target: string) =>
      ({ type: 'useAbility', unit: LORD, ability: `${LORD}-soul-energy-${phase}`, target }) as const;
    const ember = [
      unit('guardian-of-souls', { at: { x: 30, y: 40 } }),
      unit('chainrasp-horde', { at: { x: 10, y: 44 } }),
    ];

    test('hero phase: Evocators within 6.00" cast Empower without a roll, and nobody unbinds it', () => {
      const staged = stage({ azure: [lord(), unit('evocators', near('evocators', 6))], ember, phase: 'hero' });
      staged.submit(use('hero', 'evocators'));
      expect(staged.ask()).toEqual({ kind: 'aimSpell', seat: 'azure' });
      staged.submit({ type: 'aimSpell', target: LORD });
      expect(staged.unit(LORD).marks).toMatchObject([{ ability: 'empower', effect: { roll: 'wound' } }]);
      expect(staged.unit('evocators').casts).toBe(0);
      expect(staged.battle().commandPoints.azure).toBe(0);
    });

    test('hero phase: WIZ-03 it is cast from the Evocator who is named, or from one who has a target', () => {
      const row = unit('evocators', { at: { x: 30 + apart(LORD, 'evocators', 5), y: 20 }, across: 5, spacing: 0.9 });
      const far = unit('liberators', { at: { x: 30 + apart(LORD, 'evocators', 5) + 21, y: 20 }, across: 1, models: 1 });
      const scene = () => stage({ azure: [lord(), row, far], ember, phase: 'hero' });
      const named = (model: string) => ({ ...use('hero', 'evocators'), model });
      const first = scene();
      expect(first.check(named('liberators/1'))).toEqual(['model.unknown']);
      const offered = first.options().flatMap(option => (option.type === 'useAbility' ? [option.model] : []));
      expect(offered).toEqual(['evocators/1', 'evocators/5', 'evocators/4']);
      first.submit(named('evocators/1'));
      expect(first.check({ type: 'aimSpell', target: 'liberators' })).toEqual(['ability.outOfReach']);
      const last = scene();
      last.submit(named('evocators/5'));
      expect(last.check({ type: 'aimSpell', target: 'liberators' })).toEqual([]);
    });

    test('hero phase: not at 6.01"', () => {
      const staged = stage({ azure: [lord(), unit('evocators', near('evocators', 6.01))], ember, phase: 'hero' });
      expect(staged.check(use('hero', 'evocators'))).toEqual(['ability.noTarget']);
    });

    test('shooting phase: Castigators get accuracy and power both', () => {
      const staged = stage({
        azure: [lord(), unit('castigators', near('castigators', 6))],
        ember,
        phase: 'shooting',
        points: { azure: 1 },
      });
      staged.submit(use('shooting', 'castigators'));
      expect(staged.unit('castigators').marks.map(({ effect }) => effect.do)).toEqual(['reroll', 'setRend']);
    });

    test.each(['azure', 'ember'] as const)('combat phase of %s: Sequitors get weapons and shields both', active => {
      const staged = stage({
        azure: [lord(), unit('sequitors', near('sequitors', 6))],
        ember,
        active,
        points: { azure: 1 },
      });
      staged.submit(use('combat', 'sequitors'));
      expect(staged.unit('sequitors').marks.map(({ effect }) => effect)).toEqual([
        { do: 'reroll', roll: 'hit', which: 'failed' },
        { do: 'reroll', roll: 'save', which: 'failed' },
      ]);
    });

    test('combat phase: also later in it, when a fighter is picked; but not without a command point', () => {
      const channel = { type: 'useAbility', unit: 'sequitors', ability: 'sequitors-aetheric-channelling' } as const;
      const azure = [lord(), unit('sequitors', near('sequitors', 6))];
      const rich = stage({ azure, ember, points: { azure: 1 } });
      rich.submit(channel);
      rich.pass();
      expect(rich.ask()).toMatchObject({ kind: 'pickFighter', seat: 'azure' });
      expect(rich.check(use('combat', 'sequitors'))).toEqual([]);
      const poor = stage({ azure, ember });
      poor.submit(channel);
      poor.pass();
      expect(poor.check(use('combat', 'sequitors'))).toEqual(['command.noPoints']);
    });
  });
});
