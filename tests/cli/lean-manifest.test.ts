import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanList } from '../../src/cli/build/lean-manifest';

test('the page gets the list of models without what only its readers want to know', () => {
  const { models } = JSON.parse(leanList(readFileSync('models/manifest.json', 'utf8')));
  expect(models.length).toBeGreaterThan(30);
  expect(models[0]).toMatchObject({
    id: 'liberators',
    poses: [{ full: { mesh: 'full-guard' } }, {}, { as: 'leader' }],
  });
  expect(JSON.stringify(models)).not.toMatch(/"(author|bytes|licence|triangles|solids)"/);
});
