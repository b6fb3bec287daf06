import { expect, test } from 'vitest';
import { linkReach } from '../../../src/shell/browser/address';

test.each<[string, 'all' | 'network' | 'here']>([
  ['https://example.org/table/', 'all'],
  ['https://8.8.8.8/', 'all'],
  ['http://172.32.0.1/', 'all'],
  ['https://10.example.org/', 'all'],
  ['http://192.168.1.20:4173/', 'network'],
  ['http://10.0.0.7/', 'network'],
  ['http://172.16.0.1/', 'network'],
  ['http://den.local/', 'network'],
  ['http://den/', 'network'],
  ['http://localhost:5173/', 'here'],
  ['http://table.localhost/', 'here'],
  ['http://127.0.0.1:4173/', 'here'],
  ['http://127.1.2.3/', 'here'],
  ['http://[::1]:4173/', 'here'],
  ['file:///home/me/realmtable/index.html', 'here'],
])('a link to %s reaches: %s', (address, reach) => {
  expect(linkReach(new URL(address))).toBe(reach);
});
