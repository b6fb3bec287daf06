import { OVERLAY_COLOURS, TEAM_COLOURS, teamOf } from '../colours';
import { NUMERAL_FACE } from '../fonts';

/** Inches: how wide the picture of a marker is on the table, and how high it lies. */
export const OBJECTIVE_WIDTH = 6.4;
export const OBJECTIVE_HEIGHT = 0.045;
/** As shares of half the width. */
const RIM = 0.93;
/** Inches from the middle to the rim. */
export const OBJECTIVE_RIM = (RIM * OBJECTIVE_WIDTH) / 2;
/** The second side's rim is notched here too: the number of teeth, and the solid share of each. */
export const OBJECTIVE_TEETH = { count: 24, solid: 0.78 };

const SIDE = 512;
const FULL = Math.PI * 2;

/** The colour of the side that holds a marker. */
export const objectiveColour = (holder: number | undefined): string =>
  holder === undefined ? OVERLAY_COLOURS.ivory : TEAM_COLOURS[teamOf(holder)];

/** Whether the rim is notched: colour alone must not say who holds it. */
export const isNotchedFor = (holder: number | undefined): boolean => holder !== undefined && teamOf(holder) === 1;

/** A dark plaque with an ivory numeral in an eight-point star; the rim has the holder's colour. */
export function objectivePicture(numeral: string, colour: string, isSecondSide: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.translate(SIDE / 2, SIDE / 2);
    pen.scale(SIDE / 2, SIDE / 2);
    plaque(pen, colour, isSecondSide);
    star(pen);
    pen.fillStyle = OVERLAY_COLOURS.ivory;
    pen.font = `600 0.56px ${NUMERAL_FACE}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(numeral, 0, 0.03);
  }
  return canvas;
}

function circle(pen: CanvasRenderingContext2D, radius: number) {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, FULL);
}

function plaque(pen: CanvasRenderingContext2D, colour: string, isSecondSide: boolean) {
  circle(pen, RIM);
  pen.fillStyle = 'rgba(11, 13, 18, 0.42)';
  pen.fill();
  pen.strokeStyle = OVERLAY_COLOURS.casing;
  pen.lineWidth = 0.09;
  pen.stroke();
  pen.strokeStyle = colour;
  pen.lineWidth = 0.045;
  const { count, solid } = OBJECTIVE_TEETH;
  const tooth = (RIM * FULL) / count;
  if (isSecondSide) pen.setLineDash([tooth * solid, tooth * (1 - solid)]);
  pen.stroke();
  pen.setLineDash([]);
  for (let i = 0; i < 24; i++) {
    pen.save();
    pen.rotate((i / 24) * FULL);
    pen.fillStyle = i % 2 ? OVERLAY_COLOURS.ivory : colour;
    pen.globalAlpha = i % 2 ? 0.5 : 1;
    pen.fillRect(0.8, -0.012, i % 2 ? 0.05 : 0.08, 0.024);
    pen.restore();
  }
}

function star(pen: CanvasRenderingContext2D) {
  pen.strokeStyle = OVERLAY_COLOURS.ivory;
  pen.lineWidth = 0.018;
  circle(pen, 0.72);
  pen.stroke();
  pen.beginPath();
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * FULL - Math.PI / 2;
    const radius = i % 2 ? 0.53 : 0.7;
    pen.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  pen.closePath();
  pen.lineWidth = 0.02;
  pen.stroke();
}
