import { expect, test } from 'vitest';
import { ledger } from '../../src/cli/ledger';

test('every rule is cited in code and in a test', () => {
  const missing = ledger().filter(({ code, tests }) => code.length === 0 || tests.length === 0);
  expect(missing.map(({ rule, code, tests }) => `${rule}: ${code.length} in code, ${tests.length} in tests`)).toEqual(
    [],
  );
});

test('“MOVE-05 to MOVE-09” cites all five', () => {
  const rows = ledger();
  const cites = (rule: string) => rows.find(row => row.rule === rule)?.code.length ?? 0;
  for (const rule of ['MOVE-05', 'MOVE-07', 'MOVE-09']) expect(cites(rule)).toBeGreaterThan(0);
});
