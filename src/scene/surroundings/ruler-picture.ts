import type { Inches } from '../../geometry/shapes/shape';
import { NUMERAL_FACE } from '../fonts';

const PIXELS_PER_INCH = 56;
const BRASS = '#d6b26a';

/** An inlaid ruler: a tick each inch, a long one and its number each six. `across` is the rail's width. */
export function rulerPicture(length: Inches, across: Inches): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(length * PIXELS_PER_INCH);
  canvas.height = Math.round(across * PIXELS_PER_INCH);
  const pen = canvas.getContext('2d');
  if (pen) engrave(pen, length, canvas.height);
  return canvas;
}

function engrave(pen: CanvasRenderingContext2D, length: Inches, depth: number) {
  pen.fillStyle = BRASS;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${depth * 0.36}px ${NUMERAL_FACE}`;
  for (let inch = 0; inch <= length; inch++) {
    const isSix = inch % 6 === 0;
    const tick = inch % 12 === 0 ? 0.34 : isSix ? 0.26 : 0.13;
    pen.globalAlpha = isSix ? 0.95 : 0.55;
    pen.fillRect(inch * PIXELS_PER_INCH - 1.5, depth * 0.05, 3, depth * tick);
    if (isSix && inch > 0 && inch < length) pen.fillText(String(inch), inch * PIXELS_PER_INCH, depth * 0.62);
  }
}
