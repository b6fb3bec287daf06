import { hashOf } from '../../../../kernel/hash';
import { err, type Result } from '../../../../kernel/result';
import type { Fault } from '../../../../kernel/system';
import type { MeasureTable } from '../table';
import { readTable, writeTable } from './format';

/** Browsers, mails and chats carry links of this length; longer ones are refused before they are read. */
export const MOST_PACKED = 32_000;
/** Maximum size of a decompressed link. */
const MOST_UNPACKED = 1_000_000;

const FORM = /^1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/;

/** The whole table as letters and digits for a link: version, checksum and compressed text. */
export async function pack(measureTable: MeasureTable): Promise<string> {
  const squeezed = await through(
    new TextEncoder().encode(writeTable(measureTable)),
    new CompressionStream('deflate-raw'),
  );
  const letters = lettersOf(squeezed ?? new Uint8Array());
  return `1.${checksum(letters)}.${letters}`;
}

/** The table of a link, or why it is invalid. The checksum is verified before decompression. */
export async function unpack(packed: string): Promise<Result<MeasureTable, readonly Fault[]>> {
  if (packed.length > MOST_PACKED)
    return refused(`the link is ${packed.length} characters long; ${MOST_PACKED} is the limit`);
  const [, sum, letters] = FORM.exec(packed) ?? [];
  if (sum === undefined || letters === undefined) return refused('the link was cut off, or is none of a table');
  if (checksum(letters) !== sum)
    return refused('the link was cut off or changed on its way: its checksum does not fit');
  const bytes = bytesOf(letters);
  const text = bytes && (await through(bytes, new DecompressionStream('deflate-raw')));
  if (!text) return refused('the link does not unfold to a table');
  return readTable(new TextDecoder().decode(text));
}

const refused = (reason: string): Result<MeasureTable, readonly Fault[]> => err([{ path: '', reason }]);

/** Half a hash is enough against accidents; limits protect against malice. */
const checksum = (letters: string): string => hashOf(letters).slice(0, 8);

/** Sends bytes through a stream; undefined if they are invalid or too many. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value);
      length += read.value.length;
      if (length > MOST_UNPACKED) {
        await reader.cancel();
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function bytesOf(letters: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
