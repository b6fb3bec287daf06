import { ahead, type Scene, stage, unit } from '../fixture';

/** One unit two inches from an enemy, and another that has run, in this phase. */
export const nearAndRunner = (phase: NonNullable<Scene['phase']>) =>
  stage({
    phase,
    azure: [
      unit('liberators', { id: 'near', at: { x: 20, y: 20 }, across: 2 }),
      unit('liberators', { id: 'runner', at: { x: 50, y: 10 }, deeds: ['moved', 'ran'] }),
    ],
    ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 - ahead('liberators', 'lord-celestant', 2) } })],
  });
