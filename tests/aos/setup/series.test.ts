import { describe, expect, test } from 'vitest';
import type { Setup } from '../../../src/games/aos/battle-setup';
import { setupAfter } from '../../../src/games/aos/battleplans/series';
import { LAST_LIST, proposed, setupOf } from '../../../src/games/aos/setup/choices';
import { fieldFaults } from '../../../src/games/aos/setup/faults';
import { nextChoices } from '../../../src/games/aos/setup/series/next-choices';
import { SERIES } from '../../../src/games/aos/words/setup/series';
import { placeOf } from '../../../src/shell/browser/address';
import { begin } from '../begin';

const fresh = proposed(7);
const points = { azure: 0, ember: 0 };
const setup = setupOf(fresh);
const wonIn = ({ armies }: Setup) => [armies.azure.wonMajorLast, armies.ember.wonMajorLast];

describe('TRI-01 the next battle of a series', () => {
  test('remembers who won a major victory', () => {
    expect(wonIn(setupAfter(setup, { winner: 'ember', rank: 'major', points }))).toEqual([undefined, true]);
    expect(wonIn(setupAfter(setup, { winner: 'azure', rank: 'major', points }))).toEqual([true, undefined]);
  });

  test('a minor victory or a draw is none, and the battle before the last no longer counts', () => {
    const before = setupAfter(setup, { winner: 'azure', rank: 'major', points });
    expect(wonIn(setupAfter(before, { winner: 'azure', rank: 'minor', points }))).toEqual([undefined, undefined]);
    expect(wonIn(setupAfter(before, { winner: undefined, rank: 'draw', points }))).toEqual([undefined, undefined]);
    expect(wonIn(setupAfter(before, undefined))).toEqual([undefined, undefined]);
  });

  test('a concession is a major victory of the other', () => {
    const table = begin(setup, [6, 1]);
    table.submit({ seat: 'azure', type: 'concede' });
    expect(wonIn(setupAfter(setup, table.outcome()))).toEqual([undefined, true]);
  });
});

test('the set-up page takes names, lists and the victory of the battle before', () => {
  const azure = { ...setup.armies.azure, player: 'Rosa', commandTrait: 'rolled' };
  const before: Setup = { ...setup, scenery: 'rolled', armies: { ...setup.armies, azure } };
  const next = setupAfter(before, { winner: 'azure', rank: 'major', points });
  const choices = nextChoices(fresh, next, 'death');
  expect(choices.armies.azure).toMatchObject({ player: 'Rosa', list: LAST_LIST, wonMajorLast: true });
  expect(fieldFaults(choices)).toEqual({});
  expect(setupOf(choices).armies).toEqual(next.armies);
  expect(setupOf(choices).scenery).toBe('rolled');
  const unset = { ...choices.armies.azure, wonMajorLast: false };
  expect(wonIn(setupOf({ ...choices, armies: { ...choices.armies, azure: unset } }))).toEqual([undefined, undefined]);
});

test('the page says who rolls for a triumph', () => {
  expect(SERIES.note('Rosa')).toMatch(/^The next battle of a series\. Rosa won a major victory .* \(TRI-01\)\.$/);
  expect(SERIES.note(undefined)).toMatch(/Nobody won a major victory/);
});

test('the address holds the battle before, so that a reload finds it again', () => {
  expect(placeOf('#/setup/abc-123')).toEqual({ at: 'setup', id: 'abc-123' });
  expect(placeOf('#/setup')).toEqual({ at: 'setup' });
});
