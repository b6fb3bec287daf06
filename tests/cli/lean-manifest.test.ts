import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanList } from '../../src/cli/build/lean-manifest';

test('the page gets the list of models without what only its readers want to know', () => {
  const { models } = JSON.parse(leanList(readFileSync('models/manifest.json', 'utf8')));
  expect(models.length).toBeGreaterThan(30);
  // a pose without a rank is known by its mesh alone
  expect(models[0]).toEqual({ id: 'liberators', poses: [{ as: 'leader', full: { mesh: 'full-prime' } }] });
  expect(JSON.stringify(models)).not.toMatch(/"(author|bytes|kind|licence|triangles|solids)"/);
});
