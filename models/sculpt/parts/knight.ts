import { aimed, type Clay, type P3 } from '../clay';
import { arms, handOf } from './arms';
import { type Crest, helm } from './helm';
import { feet, legs } from './legs';
import type { Livery } from './livery';
import { robe } from './robe';
import type { Side, Stance } from './stance';
import { backDevice, pauldrons, skirt, torso } from './torso';

/** What an armoured figure wears besides its plate. */
export interface Dress {
  readonly crest: Crest;
  /** A short skirt over armoured legs, or a robe down to the feet. */
  readonly cloth: 'skirt' | 'robe';
  /** Whether the back plate shows. */
  readonly bareBack?: boolean;
  /** Size of the shoulder guards. */
  readonly shoulders?: number;
  /** Lighter harness without hip plates, studs or cuffs, for figures that carry more. */
  readonly light?: boolean;
  /** Where the elbows point, left first. */
  readonly elbows?: readonly [P3, P3];
}

/** An armoured figure without cloak and weapons. */
export function knight(clay: Clay, stance: Stance, livery: Livery, dress: Dress): void {
  if (dress.cloth === 'robe') {
    feet(clay, stance, livery);
    robe(clay, stance, livery);
  } else {
    legs(clay, stance, livery);
    skirt(clay, stance, livery, dress.light);
  }
  torso(clay, stance, livery);
  if (dress.bareBack) backDevice(clay, stance, livery);
  helm(clay, stance, livery, dress.crest);
  arms(clay, stance, livery, dress.elbows, dress.light);
  pauldrons(clay, stance, livery, dress.shoulders, dress.light);
}

/** Works in the frame of what a hand holds: +y along it, z as near to `face` as can be. */
export function inHand(clay: Clay, stance: Stance, side: Side, along: P3, face: P3, work: () => void): void {
  clay.inside(aimed(handOf(stance, side), along, face), work);
}
