import { extname } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.glb': 'model/gltf-binary',
};

/** What the page may load: its own files. `blob:` is for the pictures of a player's own figure. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every response, including refusals. */
export const SAFETY = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** The build puts a content hash into these names, so their content never changes. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8}\.\w+$/;

/** Headers for a file of this size and time. */
export function headersOf(file, { size, mtimeMs }) {
  return {
    ...SAFETY,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': size,
    etag: `W/"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`,
    'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** Whether a browser already has this file, by its tags. */
export function isKnown(etag, tags) {
  const bare = tag => tag.trim().replace(/^W\//, '');
  return tags !== undefined && (tags.trim() === '*' || tags.split(',').some(tag => bare(tag) === bare(etag)));
}
