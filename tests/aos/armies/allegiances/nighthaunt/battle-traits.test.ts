import { describe, expect, test } from 'vitest';
import { ahead, apart, baseOf, type Scene, type StagedUnit, shifted, stage, unit } from '../../../fixture';
import { whollyAlong } from '../../nighthaunt/reach';

const HORDE = 'chainrasp-horde';
const STALKERS = 'glaivewraith-stalkers';
const TORMENT = 'spirit-torment';

const haunted = (scene: Scene) => stage({ allegiances: { azure: 'nighthaunt' }, ...scene });

describe('Battle traits of the Nighthaunt', () => {
  describe('Aura of Dread', () => {
    const bravery = (gap: number, units: number) => {
      const staged = haunted({
        azure: [
          unit(TORMENT, { at: { x: 30, y: 20 } }),
          ...(units > 1 ? [unit(TORMENT, { id: 'second', at: { x: 33, y: 20 } })] : []),
        ],
        ember: [unit('liberators', { at: { x: 30, y: 20 + ahead(TORMENT, 'liberators', gap) }, lost: 1 })],
        phase: 'battleshock',
        dice: [1],
      });
      staged.submit({ type: 'testNerve', unit: 'liberators' });
      return staged.eventsOf('nerveTested')[0]?.bravery;
    };

    test.each([
      ['enemy units within 6.00" have −1 Bravery', 6, 1, 6],
      ['not at 6.01"', 6.01, 1, 7],
      ['not twice for two units', 4, 2, 6],
    ])('%s', (_, gap, units, expected) => {
      expect(bravery(gap, units)).toBe(expected);
    });
  });

  describe('Deathless Spirits', () => {
    /** The Stalkers are struck for 3 wounds; how many negation rolls are made? */
    const struck = (hero: StagedUnit | undefined, dice: readonly number[], general?: string) => {
      const staged = haunted({
        azure: [unit(STALKERS, { at: { x: 30, y: 20 }, across: 4 }), ...(hero ? [hero] : [])],
        ember: [unit('lord-executioner', { at: { x: 30, y: 20 + ahead(STALKERS, 'lord-executioner', 0.5) } })],
        generals: { azure: general ?? `${STALKERS}/1`, ember: 'lord-executioner/1' },
        active: 'ember',
        dice: [3, 1, 1, 3, 3, ...dice],
      });
      staged.attack('lord-executioner', STALKERS);
      if (staged.ask()?.kind === 'allocate')
        staged.submit({ type: 'allocate', unit: STALKERS, models: [`${STALKERS}/4`] });
      return staged;
    };
    const hero = (inches: number, warscroll = TORMENT) =>
      unit(warscroll, { id: 'hero', at: { x: 30 - whollyAlong(warscroll, STALKERS, 4, inches), y: 20 } });
    const far = unit(HORDE, { at: { x: 5, y: 5 } });

    test('a wound is negated on a 6 wholly within 12.00" of a friendly Nighthaunt hero', () => {
      const staged = struck(hero(12), [6], 'hero/1');
      expect(staged.eventsOf('negationRolled')).toMatchObject([{ face: 6, needed: 6, cause: 'deathless-spirits' }]);
      expect(staged.unit(STALKERS).models).toHaveLength(4);
    });

    test('on a 5 it is not', () => {
      expect(struck(hero(12), [5], 'hero/1').unit(STALKERS).models).toHaveLength(3);
    });

    test('not with a sliver beyond 12"', () => {
      expect(struck(hero(12.01), [], 'hero/1').eventsOf('negationRolled')).toEqual([]);
    });

    test('wholly within 12" of a general that is no hero will do', () => {
      expect(struck(far, [6], `${STALKERS}/1`).eventsOf('negationRolled')).toHaveLength(1);
      expect(struck(far, [], `${HORDE}/1`).eventsOf('negationRolled')).toEqual([]);
    });

    describe('NEG-01 NEG-02 checked again for each wound', () => {
      /** Two wounds; the last Stalker is a sliver beyond 12" of the hero, the others wholly within. */
      const twice = (fallen: readonly number[], dice: readonly number[]) => {
        const staged = haunted({
          azure: [unit(STALKERS, { at: { x: 30, y: 20 }, across: 4, fallen }), hero(12.01)],
          ember: [unit('lord-executioner', { at: { x: 30, y: 20 + ahead(STALKERS, 'lord-executioner', 0.5) } })],
          generals: { azure: 'hero/1', ember: 'lord-executioner/1' },
          active: 'ember',
          dice: [3, 3, 1, 3, 3, 3, 3, ...dice],
        });
        staged.attack('lord-executioner', STALKERS);
        return staged;
      };
      const to = (...models: readonly number[]) =>
        ({ type: 'allocate', unit: STALKERS, models: models.map(n => `${STALKERS}/${n}`) }) as const;

      test('with the outlier fallen first, the rest are wholly within 12" and negate', () => {
        const staged = twice([], [6]);
        staged.submit(to(4, 1));
        expect(staged.eventsOf('negationRolled')).toMatchObject([{ model: `${STALKERS}/1`, face: 6 }]);
        expect(staged.unit(STALKERS).models).toHaveLength(3);
      });

      test('with it last they do not', () => {
        const staged = twice([], []);
        staged.submit(to(1, 4));
        expect(staged.eventsOf('negationRolled')).toEqual([]);
        expect(staged.unit(STALKERS).models).toHaveLength(2);
      });

      test('WND-02 so their owner is asked even where the wounds are enough for all', () => {
        const staged = twice([2, 3], [6]);
        expect(staged.ask()).toMatchObject({ kind: 'allocate', seat: 'azure', wounds: 2 });
        staged.submit(to(4, 1));
        expect(staged.unit(STALKERS).models).toMatchObject([{ id: `${STALKERS}/1` }]);
      });
    });
  });

  describe('From the Underworlds They Come', () => {
    test('reserves arrive more than 9" from enemies at the end of the movement phase, as their move', () => {
      const staged = haunted({
        azure: [unit(TORMENT, { at: { x: 10, y: 10 } }), unit('spirit-torment', { id: 'below', inReserve: true })],
        ember: [unit('liberators', { at: { x: 40, y: 40 } })],
        phase: 'movement',
      });
      staged.submit({ type: 'endPhase' });
      expect(staged.ask()).toMatchObject({ kind: 'useAbilities', moment: 'movementEnd' });
      const at = (gap: number) =>
        ({
          type: 'arrive',
          unit: 'below',
          places: [{ x: 40, y: 40 - ahead(TORMENT, 'liberators', gap), facing: 0 }],
        }) as const;
      expect(staged.check(at(9))).toEqual(['reserve.nearEnemy']);
      staged.submit(at(9.01));
      expect(staged.unit('below').deeds).toContain('moved');
    });
  });

  describe('Feed on Terror', () => {
    /** Four Liberators fell; a 6 makes three more flee. */
    const scene = (gap: number, dice: readonly number[], more: readonly StagedUnit[] = []) => {
      const staged = haunted({
        azure: [unit(TORMENT, { at: { x: 30, y: 20 }, wounds: 3 }), unit(HORDE, { at: { x: 5, y: 5 } }), ...more],
        ember: [
          unit('liberators', {
            models: 10,
            lost: 4,
            at: { x: 30, y: 20 + ahead(TORMENT, 'liberators', gap) },
            across: 1,
          }),
        ],
        phase: 'battleshock',
        dice,
      });
      staged.pass();
      staged.submit({ type: 'testNerve', unit: 'liberators' });
      return staged;
    };
    const feed = (bearer: string) =>
      ({ type: 'useAbility', unit: bearer, ability: 'feed-on-terror', target: 'liberators' }) as const;

    test('when an enemy within 6.00" of a hero fails its test, the hero heals 1 wound', () => {
      const staged = scene(6, [6]);
      expect(staged.ask()).toMatchObject({ kind: 'useAbilities', seat: 'azure', moment: 'nerveFailed' });
      staged.submit(feed(TORMENT));
      expect(staged.unit(TORMENT).models[0]?.wounds).toBe(2);
      expect(staged.ask()).toMatchObject({ kind: 'flee', seat: 'ember' });
    });

    test('one hero for each test', () => {
      const second = unit(TORMENT, { id: 'second', at: { x: 33, y: 20 }, wounds: 2 });
      const staged = scene(4, [6], [second]);
      staged.submit(feed('second'));
      expect(staged.unit('second').models[0]?.wounds).toBe(1);
      expect(staged.ask()).toMatchObject({ kind: 'flee' });
    });

    test('not when it passes, nor at 6.01"', () => {
      expect(scene(6, [1]).ask()?.kind).not.toBe('useAbilities');
      expect(scene(6.01, [6]).ask()).toMatchObject({ kind: 'flee' });
    });

    test('a hero feeds even on a unit of which nobody is left', () => {
      const staged = haunted({
        azure: [unit(TORMENT, { at: { x: 30, y: 20 }, wounds: 3 }), unit(HORDE, { at: { x: 5, y: 5 } })],
        ember: [
          unit('liberators', { lost: 4, at: { x: 30, y: 20 + ahead(TORMENT, 'liberators', 6) } }),
          unit('lord-celestant', { at: { x: 60, y: 44 } }),
        ],
        generals: { ember: 'lord-celestant/1' },
        phase: 'battleshock',
        dice: [6],
      });
      staged.pass();
      staged.submit({ type: 'testNerve', unit: 'liberators' });
      staged.submit(feed(TORMENT));
      staged.submit({ type: 'flee', unit: 'liberators', models: ['liberators/1'] });
      expect(staged.unit('liberators').models).toEqual([]);
      expect(staged.unit(TORMENT).models[0]?.wounds).toBe(2);
    });
  });

  describe('Wave of Terror', () => {
    const charge = (faces: readonly number[], dice: readonly number[]) => {
      const staged = haunted({
        azure: [unit(TORMENT, { at: { x: 30, y: 20 } })],
        ember: [unit('lord-celestant', { at: { x: 30, y: 20 + ahead(TORMENT, 'lord-celestant', 5) } })],
        phase: 'charge',
        dice: [...faces, ...dice],
      });
      staged.submit({ type: 'tryCharge', unit: TORMENT });
      staged.submit({ type: 'chargeMove', unit: TORMENT, steps: shifted(staged.unit(TORMENT), 0, 4.6) });
      return staged;
    };
    const wave = { type: 'useAbility', unit: TORMENT, ability: 'wave-of-terror' } as const;

    test('after an unmodified charge roll of 10 the unit fights at once, and again in the combat phase', () => {
      const staged = charge([4, 6], [4, 1, 1, 1, 1, 3, 1, 6, 1, 1, 1, 1, 1, 1]);
      staged.submit(wave);
      staged.submit({ type: 'pileIn', unit: TORMENT, steps: [] });
      staged.submit({
        type: 'attack',
        unit: TORMENT,
        orders: [{ weapon: 'shacklegheist-chains', target: 'lord-celestant' }],
      });
      expect(staged.battle().phase).toBe('charge');
      expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(3);
      expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'charge' });
      staged.submit({ type: 'endPhase' });
      expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'azure' });
      staged.attack(TORMENT, 'lord-celestant');
      expect(staged.check({ type: 'fight', unit: TORMENT, seat: 'azure' })).not.toEqual([]);
    });

    test('not after a 9', () => {
      expect(charge([4, 5], []).ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'charge' });
    });

    test('it need not', () => {
      const staged = charge([5, 5], []);
      staged.submit({ type: 'pass' });
      expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'charge' });
    });
  });

  describe('Spectral Summons', () => {
    const scene = (points: number) =>
      haunted({
        azure: [unit(TORMENT, { at: { x: 20, y: 20 } }), unit('lord-executioner', { at: { x: 60, y: 5 } })],
        ember: [unit('liberators', { at: { x: 20, y: 20 + ahead('lord-executioner', 'liberators', 12) }, across: 1 })],
        phase: 'movement',
        points: { azure: points },
      });
    const summon = {
      type: 'useAbility',
      unit: TORMENT,
      ability: 'spectral-summons',
      target: 'lord-executioner',
    } as const;
    const to = (x: number, y: number) =>
      ({ type: 'relocate', unit: 'lord-executioner', places: [{ x, y, facing: 0 }] }) as const;

    test('a friendly unit appears wholly within 12.00" of the general, in place of its move', () => {
      const staged = scene(1);
      staged.submit(summon);
      expect(staged.ask()).toMatchObject({ kind: 'relocate', within: 12, away: 9 });
      const x = 20 + apart(TORMENT, 'lord-executioner', 12 - baseOf('lord-executioner').width);
      expect(staged.check(to(x + 0.01, 20))).toEqual(['summon.tooFar']);
      staged.submit(to(x, 20));
      expect(staged.unit('lord-executioner').models[0]).toMatchObject({ x, y: 20 });
      expect(staged.unit('lord-executioner').deeds).toEqual(['arrived', 'moveSpent']);
      expect(staged.battle().commandPoints.azure).toBe(0);
    });

    test('more than 9" from enemies', () => {
      const staged = scene(1);
      staged.submit(summon);
      expect(staged.check(to(20, 23))).toEqual(['reserve.nearEnemy']);
      expect(staged.check(to(20, 22.99))).toEqual([]);
    });

    test('every option it offers is legal, and staying is one of them', () => {
      const staged = scene(1);
      staged.submit(summon);
      expect(staged.options().length).toBeGreaterThan(1);
      expect(staged.options()).toContainEqual({ seat: 'azure', type: 'pass' });
    });

    test('only the general calls, and only for a command point', () => {
      expect(scene(0).ask()).toMatchObject({ kind: 'act' });
      expect(scene(1).check({ ...summon, unit: 'lord-executioner', target: TORMENT })).toEqual(['command.notGeneral']);
    });
  });
});
