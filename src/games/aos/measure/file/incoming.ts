import { parseJson } from '../../../../kernel/files/parse';
import { err, ok, type Result } from '../../../../kernel/result';
import type { Fault } from '../../../../kernel/system';
import type { MeasureTable } from '../table';
import { tableFrom } from './format';
import { MOST_PACKED, unpack } from './pack';

/** What a user pasted or opened: a table, or a battle, which is opened elsewhere. */
export type Incoming = { readonly kind: 'table'; readonly measureTable: MeasureTable } | { readonly kind: 'battle' };
type Read = Result<Incoming, readonly Fault[]>;

/** Maximum text around the table, such as an address. */
const MOST_AROUND = 2_000;
const LINK = /#\/measure\/t=([^\s]*)/;
const PACKED = /^\d+\.[0-9a-f]{8}\./;

/** Text from outside: a link, or the text of a file. Length and form are checked before anything is decompressed. */
export async function readIncoming(text: string): Promise<Read> {
  if (/^\s{0,100}\{/.test(text)) return readFile(text);
  if (text.length > MOST_PACKED + MOST_AROUND) {
    return refused(`this is ${text.length} characters long; a link to a table has ${MOST_PACKED} at most`);
  }
  const packed = LINK.exec(text)?.[1] ?? (PACKED.test(text.trim()) ? text.trim() : undefined);
  if (packed === undefined) return refused('this is no link to a measuring table');
  return asTable(await unpack(packed));
}

function readFile(text: string): Read {
  const json = parseJson(text);
  if (!json.ok) return json;
  return isBattle(json.value) ? ok({ kind: 'battle' }) : asTable(tableFrom(json.value));
}

/** Whether it looks like a replay file; its content is checked where battles are opened. */
const isBattle = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'system' in data && 'setup' in data && 'commands' in data;

const asTable = (read: Result<MeasureTable, readonly Fault[]>): Read =>
  read.ok ? ok({ kind: 'table', measureTable: read.value }) : read;

const refused = (reason: string): Read => err([{ path: '', reason }]);
