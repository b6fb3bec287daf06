import { TEAM_COLOURS, teamOf } from '../colours';

/** Puts a figure before a dark cloth with a glow in its side's colour, and darkens the corners. */
export function onBackdrop(figure: CanvasImageSource, seat: number, width: number, height: number) {
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  const brush = picture.getContext('2d');
  if (!brush) return undefined;
  const wash = (x: number, y: number, radius: number, stops: readonly (readonly [number, string])[]) => {
    const gradient = brush.createRadialGradient(x * width, y * height, 0, x * width, y * height, radius * height);
    for (const [at, colour] of stops) gradient.addColorStop(at, colour);
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, width, height);
  };
  wash(0.42, 0.36, 0.85, [
    [0, '#4a4038'],
    [0.5, '#26242a'],
    [1, '#0d0e13'],
  ]);
  const team = TEAM_COLOURS[teamOf(seat)];
  wash(0.82, 0.4, 0.62, [
    [0, `${team}66`],
    [1, `${team}00`],
  ]);
  // the ground that it stands on
  wash(0.5, 0.98, 0.42, [
    [0, '#00000099'],
    [1, '#00000000'],
  ]);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(figure, 0, 0, width, height);
  wash(0.5, 0.46, 0.72, [
    [0, '#06050800'],
    [0.62, '#06050800'],
    [1, '#060508b8'],
  ]);
  return picture;
}
