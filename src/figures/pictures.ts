/** The header of a picture: its format and size. */
export interface PictureHead {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** Reads the size of a PNG, JPEG or WebP from its bytes, before anything is decoded. */
export function pictureHead(bytes: Uint8Array): PictureHead | undefined {
  const head = png(bytes) ?? jpeg(bytes) ?? webp(bytes);
  return head && head.width > 0 && head.height > 0 ? head : undefined;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const hasText = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

function png(bytes: Uint8Array): PictureHead | undefined {
  if (bytes.length < 24 || bytes[0] !== 0x89 || !hasText(bytes, 1, 'PNG\r\n') || !hasText(bytes, 12, 'IHDR')) {
    return undefined;
  }
  const view = viewOf(bytes);
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frame markers, which hold the size: C0 to CF except three other markers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpeg(bytes: Uint8Array): PictureHead | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // a fill byte has no length; every other segment declares its own
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

function webp(bytes: Uint8Array): PictureHead | undefined {
  if (bytes.length < 30 || !hasText(bytes, 0, 'RIFF') || !hasText(bytes, 8, 'WEBP')) return undefined;
  const view = viewOf(bytes);
  const size = (width: number, height: number): PictureHead => ({ type: 'image/webp', width, height });
  if (hasText(bytes, 12, 'VP8 ')) return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (hasText(bytes, 12, 'VP8L')) {
    const packed = view.getUint32(21, true);
    return size((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1);
  }
  if (!hasText(bytes, 12, 'VP8X')) return undefined;
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  return size(three(24) + 1, three(27) + 1);
}
