/** The words around a battle that is watched. */
export const WATCH = {
  place: (at: number, length: number, where: string) => `Act ${at} of ${length}, ${where}`,
  slider: 'Place in the battle',
  of: 'of',
  act: '· act',
  playOn: 'Play on',
  result: 'Result',
  pace: 'Pace',
  on: 'One act on',
  play: 'Play',
  pause: 'Pause',
  back: 'One act back',
  replay: 'Replay',
  heading: (name: string) => `Realmtable: replay of ${name}`,
} as const;
