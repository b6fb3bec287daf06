import 'fake-indexeddb/auto';
import { afterAll, expect, test, vi } from 'vitest';
import { ownFigures, resetFigure, takeFigure, unpackFigures } from '../../../src/shell/figures/own-figures';
import { glbOf, NUMBERS, PYRAMID } from '../../figures/clay-glb';

const notes = new Map<string, string>();
const told = vi.fn();
vi.stubGlobal('localStorage', {
  setItem: (key: string, value: string) => notes.set(key, value),
  removeItem: (key: string) => notes.delete(key),
});
vi.stubGlobal('window', { dispatchEvent: told });
afterAll(() => vi.unstubAllGlobals());

test('a figure is kept on this machine, found again and put away; a bad file changes nothing', async () => {
  const taken = await takeFigure('liberators', new Blob([glbOf(PYRAMID, NUMBERS)]));
  expect(taken.ok).toBe(true);
  const bad = await takeFigure('liberators', new Blob(['no figure']));
  expect(bad).toEqual({ ok: false, error: 'notGlb' });
  expect([...ownFigures.getState().keys()]).toEqual(['liberators']);
  expect([told.mock.calls.length, notes.size]).toEqual([1, 1]);
  ownFigures.setState(new Map(), true);
  await unpackFigures();
  expect([...ownFigures.getState().keys()]).toEqual(['liberators']);
  await resetFigure('liberators');
  expect(ownFigures.getState().size).toBe(0);
  expect([told.mock.calls.length, notes.size]).toEqual([2, 0]);
  await unpackFigures();
  expect(ownFigures.getState().size).toBe(0);
});
