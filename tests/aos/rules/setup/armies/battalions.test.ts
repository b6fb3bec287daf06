import { describe, expect, test, vi } from 'vitest';
import { abilitiesOf } from '../../../../../src/games/aos/abilities/held';
import { findAllegiance } from '../../../../../src/games/aos/armies/allegiances';
import { armyFaults } from '../../../../../src/games/aos/armies/checks/validate';
import { firstClash } from '../../../../../src/games/aos/armies/lists';
import type { ArmyList, Muster, Setup } from '../../../../../src/games/aos/battle-setup';
import type { Command } from '../../../../../src/games/aos/commands';
import { originOf } from '../../../../../src/games/aos/origin';
import { begin } from '../../../begin';
import { bringStaged } from '../../bring-staged';
import { piece, rectangle } from '../../terrain-pieces';

bringStaged();
vi.mock(import('../../../../../src/games/aos/armies/parts/battalion-scrolls'), async original => {
  const { withStagedBattalions } = await import('../../staged-scrolls');
  return withStagedBattalions(await original());
});

const of = (id: string, warscroll: string, more: Partial<Muster> = {}): Muster => ({
  id,
  warscroll,
  models: warscroll === 'liberators' ? 5 : 1,
  ...more,
});
const list = (units: readonly Muster[], more: Partial<ArmyList> = {}): ArmyList => ({ player: 'a', units, ...more });
const reasons = (units: readonly Muster[]) => armyFaults(list(units)).map(({ reason }) => reason);
const codes = (units: readonly Muster[]) => [...new Set(reasons(units).map(reason => reason.split(':')[0]))];

/** A pair is any HERO and any STAGED unit; a host holds one or two pairs and perhaps a banner. */
const pair = (suffix: string, more: Partial<Muster> = {}): readonly Muster[] => [
  of(`hero-${suffix}`, 'herald', { battalion: 'pair', ...more }),
  of(`man-${suffix}`, 'headlong', { battalion: 'pair', ...more }),
];
const banner = of('banner', 'banner', { battalion: 'host' });

describe('who belongs to a battalion', () => {
  test('BATT-03 BATT-04 a unit that fits two entries takes the one that is left', () => {
    // a herald is STAGED and a HERO: named first it must not keep the only other hero from its place
    const heralds = [of('one', 'herald', { battalion: 'pair' }), of('two', 'herald', { battalion: 'pair' })];
    expect(codes(heralds)).toEqual([]);
    const crossed = [of('man', 'herald', { battalion: 'pair' }), of('hero', 'headlong', { battalion: 'pair' })];
    expect(codes(crossed)).toEqual([]);
  });

  test('BATT-04 KEY-03 an assigned keyword fills a place', () => {
    const plain = [of('a', 'sworn', { battalion: 'pair' }), of('b', 'headlong', { battalion: 'pair' })];
    expect(codes(plain)).toEqual(['BATT-03']);
    expect(codes(plain.map((each, i) => (i === 0 ? { ...each, keywords: ['hero'] } : each)))).toEqual([]);
  });

  test.each([
    ['BATT-03 a title takes units with any sub-heading', 'guards', 'guard-of-the-east', []],
    ['BATT-03 and those without', 'guards', 'guard', []],
    ['BATT-03 a title with a sub-heading takes that one', 'east-guards', 'guard-of-the-east', []],
    ['BATT-03 and no other', 'east-guards', 'guard', ['BATT-03']],
  ])('%s', (_, battalion, warscroll, expected) => {
    expect(codes([of('a', warscroll, { battalion }), of('b', warscroll, { battalion })])).toEqual(expected);
  });

  test('BATT-03 a place too few, and a member too many, are reported with their numbers', () => {
    const three = [...pair('a'), of('third', 'headlong', { battalion: 'pair' })];
    expect(reasons(three)).toContain('BATT-03: pair has 1 to 1 of STAGED, not 3');
  });
});

describe('a battalion within a battalion', () => {
  const host = [...pair('1', { greater: 'host' }), banner];

  test('BATT-08 a unit is in both, and has the abilities of both', () => {
    expect(codes(host)).toEqual([]);
    const battle = originOf({ ...firstClash, armies: { azure: list(host), ember: list([of('foe', 'banner')]) } });
    const names = (muster: Muster | undefined) =>
      muster ? abilitiesOf(battle, 'azure', muster).flatMap(({ id }) => (id.startsWith('of-') ? [id] : [])) : [];
    expect(names(host[0])).toEqual(['of-the-pair', 'of-the-host']);
    expect(names(banner)).toEqual(['of-the-host']);
  });

  test('BATT-08 but not in two that have nothing to do with each other', () => {
    expect(codes(pair('1', { greater: 'guards' }))).toContain('BATT-03');
    expect(codes([of('a', 'herald', { greater: 'host' }), of('b', 'headlong', { battalion: 'host' })])).toContain(
      'BATT-08',
    );
  });

  test('BATT-08 a smaller battalion is inside as a whole', () => {
    const [hero, man] = pair('1', { greater: 'host' });
    if (!hero || !man) throw new Error('no pair');
    expect(codes([hero, { ...man, greater: undefined }, banner])).toContain('BATT-08');
  });

  test('BATT-08 BATT-03 this many of them, and no more', () => {
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, i) =>
        pair(`${i + 1}`, { greater: 'host', battalion: i === 0 ? 'pair' : `pair-${i + 1}` }),
      ).flat();
    expect(codes([...pairs(2), banner])).toEqual([]);
    expect(codes([...pairs(3), banner])).toEqual(['BATT-03']);
    expect(codes([banner, of('b', 'banner', { battalion: 'host' })])).toEqual(['BATT-03']);
  });

  test('BATT-09 BATT-10 CMD-05 the large one and each inside it count as one', () => {
    const armies = { azure: list(host), ember: list([of('foe', 'banner')]) };
    const { commandPoints } = originOf({ ...firstClash, armies });
    expect(commandPoints.azure).toBe(2);
    const bearing = (...artefacts: readonly string[]) => {
      const heroes = artefacts.map((artefact, i) => of(`x${i}`, 'lord-celestant', { artefact }));
      return armyFaults(list([...host, ...heroes], { allegiance: 'stormcast-eternals' }))
        .map(({ reason }) => reason.split(':')[0])
        .filter(rule => rule?.startsWith('ART'));
    };
    const [one = '', two = '', three = '', four = ''] =
      findAllegiance('stormcast-eternals')?.artefacts.flatMap(({ id, onlyFor }) =>
        onlyFor === undefined ? [id] : [],
      ) ?? [];
    expect(bearing(one, two, three)).toEqual([]);
    expect(bearing(one, two, three, four)).toEqual(['ART-01']);
  });
});

describe('setting up a battalion', () => {
  /** Azure has a pair within a host and one more unit; ember three. Azure has won the roll-off. */
  const picking = (terrain: Setup['terrain'] = []) => {
    const azure = list([...pair('1', { greater: 'host' }), banner, of('lone', 'lord-celestant')]);
    const ember = list(['e', 'f', 'g'].map(id => of(id, 'lord-celestant')));
    const { check, submit: play, ask, battle } = begin({ ...firstClash, terrain, armies: { azure, ember } }, [6, 1]);
    const at = (seat: 'azure' | 'ember', id: string, x: number): Command => ({
      seat,
      type: 'deploy',
      unit: id,
      places: [{ x, y: seat === 'azure' ? 5 : 43, facing: 0 }],
    });
    play({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
    return { check, play, at, ask, battle };
  };

  test('BATT-06 FB-02 FB-05 however many units a pick sets up, the next pick is the other player’s', () => {
    const { play, at, ask, battle } = picking();
    play(at('azure', 'hero-1', 10));
    expect(ask()).toEqual({ kind: 'deployMore', seat: 'azure', battalion: 'host' }); // BATT-08: the larger one
    play(at('azure', 'man-1', 14));
    play(at('azure', 'banner', 18));
    expect(ask()).toEqual({ kind: 'deploy', seat: 'ember' });
    play(at('ember', 'e', 10));
    expect(ask()).toEqual({ kind: 'deploy', seat: 'azure' });
    play(at('azure', 'lone', 40));
    expect(battle().doneFirst).toBe('azure'); // with four units against three
    play(at('ember', 'f', 14));
    expect(ask()).toEqual({ kind: 'deploy', seat: 'ember' }); // FB-04
  });

  test('BATT-06 GARR-02 one of them may garrison a feature in the same pick, and no stranger', () => {
    const keep = piece(rectangle(50, 2, 56, 8), { id: 'keep', height: 4, isGarrison: true });
    const { check, play, at, ask } = picking([keep]);
    const enter = (unit: string): Command => ({ seat: 'azure', type: 'garrison', unit, feature: 'keep' });
    play(enter('hero-1'));
    expect(ask()?.kind).toBe('deployMore');
    expect(check(enter('lone'))).toEqual(['setUp.otherBattalion']);
    play(enter('man-1'));
    play(at('azure', 'banner', 10));
    expect(ask()).toEqual({ kind: 'deploy', seat: 'ember' });
  });
});
