import { describe, expect, test } from 'vitest';
import { workerFor } from '../../src/cli/build/offline/plugin';

const versionOf = (worker: string) => /const version = "(\w+)"/.exec(worker)?.[1];

describe('the worker for use without a network', () => {
  const files = new Map([
    ['index.html', '<p>'],
    ['assets/a.js', 'a'],
  ]);

  test('names every file once, in order', () => {
    expect(workerFor('', files)).toContain('const files = ["assets/a.js","index.html"]');
  });

  test('has another version for another content, another file and another worker, and the same for the same', () => {
    const version = versionOf(workerFor('', files));
    expect(versionOf(workerFor('', new Map(files)))).toBe(version);
    expect(versionOf(workerFor('', new Map([...files, ['index.html', '<p>!']])))).not.toBe(version);
    expect(versionOf(workerFor('', new Map([...files, ['b.js', '']])))).not.toBe(version);
    expect(versionOf(workerFor('//', files))).not.toBe(version);
  });
});
