import { describe, expect, test } from 'vitest';
import { armyFaults } from '../../../../src/games/aos/armies/checks/validate';
import { nighthaunt500, nighthaunt1000 } from '../../../../src/games/aos/armies/lists';
import { pointsOf } from '../../../../src/games/aos/armies/points';
import type { ArmyList, Muster } from '../../../../src/games/aos/battle-setup';

describe('Ready-made Nighthaunt lists', () => {
  test.each<[string, ArmyList, number]>([
    ['about 500', nighthaunt500, 500],
    ['about 1,000', nighthaunt1000, 990],
  ])('the list of %s points breaks nothing and costs what it says', (_, list, points) => {
    expect(armyFaults(list)).toEqual([]);
    expect(pointsOf(list)).toBe(points);
  });

  test.each([
    [30, 240],
    [40, 280],
  ])('%i Chainrasps cost %i', (models, points) => {
    const units = [{ id: 'horde', warscroll: 'chainrasp-horde', models }];
    expect(pointsOf({ player: 'Ember', units })).toBe(points);
  });

  test.each<[string, Partial<Muster>, string | undefined]>([
    ['LORE-01 a wizard knows a spell of the lore', { lore: 'shademist' }, undefined],
    ['LORE-01 not one of another lore', { lore: 'spirit-storm' }, 'LORE-01'],
    ['ART-01 a lantern is for a Guardian', { artefact: 'wychlight-lantern', lore: 'shademist' }, undefined],
    ['ART-01 and for nobody else', { warscroll: 'spirit-torment', artefact: 'wychlight-lantern' }, 'ART-01'],
    ['LORE-01 who is no wizard knows none', { warscroll: 'spirit-torment', lore: 'shademist' }, 'LORE-01'],
    [
      'LORE-01 who only unbinds knows none',
      { warscroll: 'myrmourn-banshees', models: 4, lore: 'shademist' },
      'LORE-01',
    ],
    [
      'LORE-01 unless the Midnight Tome makes it one',
      { warscroll: 'spirit-torment', lore: 'shademist', artefact: 'midnight-tome' },
      undefined,
    ],
  ])('%s', (_, more, rule) => {
    const units = [{ id: 'bearer', warscroll: 'guardian-of-souls', models: 1, ...more }];
    const faults = armyFaults({ player: 'Ember', allegiance: 'nighthaunt', units });
    expect(faults.map(({ reason }) => reason.split(':')[0])).toEqual(rule === undefined ? [] : [rule]);
  });
});
