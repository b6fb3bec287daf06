/** npm run rules: every rule, where the code enforces it and which tests show it. */
import { type Citation, ledger } from './ledger';

const first = (citations: readonly Citation[]): string => {
  const [one, ...more] = citations;
  return one ? `${one.file}:${one.line}${more.length > 0 ? ` (+${more.length})` : ''}` : 'NOWHERE';
};

const rows = ledger();
for (const { rule, code, tests } of rows) console.log(`${rule.padEnd(10)} ${first(code).padEnd(58)} ${first(tests)}`);
const missing = rows.filter(({ code, tests }) => code.length === 0 || tests.length === 0);
console.log(
  `\n${rows.length} rules, ${missing.length} not complete${missing.length > 0 ? `: ${missing.map(({ rule }) => rule).join(', ')}` : ''}`,
);
