/** A painter's recipe: shade, base, light and edge of one colour, and how the surface takes light. */
export interface Recipe {
  readonly colours: readonly [shade: string, base: string, light: string, edge: string];
  readonly metal?: number;
  readonly rough?: number;
  readonly glow?: number;
  readonly role?: Role;
}

/** The colour of a surface: its own, the side's on a base's rim, or the realm's on the ground. */
export type Role = 'own' | 'rim' | 'ground';
export const ROLE_NUMBER: Readonly<Record<Role, number>> = { own: 0, rim: 1, ground: 2 };

export const RECIPES = {
  cobalt: { colours: ['#0a1636', '#1f428f', '#4a80d8', '#a9d0ff'], metal: 0.25, rough: 0.38 },
  brass: { colours: ['#4a2c12', '#a8742a', '#e0b457', '#fff0b8'], metal: 0.75, rough: 0.36 },
  steel: { colours: ['#3a444f', '#8d99a5', '#d0dae0', '#ffffff'], metal: 0.45, rough: 0.38 },
  ivory: { colours: ['#7a6a50', '#d2c39c', '#f3ead0', '#fffbee'], rough: 0.85 },
  crimson: { colours: ['#2c0a12', '#74202a', '#8f2f33', '#d07a62'], rough: 0.85 },
  shroud: { colours: ['#0b1f2b', '#2a5563', '#6fa8a8', '#c4f4e4'], rough: 0.85 },
  wisp: { colours: ['#2fbf9c', '#5fe8be', '#8ff5d0', '#c4ffe8'], rough: 1, glow: 0.8 },
  bone: { colours: ['#5b4a34', '#b9a67c', '#e8dcb8', '#fffbe6'], rough: 0.7 },
  night: { colours: ['#020305', '#06090d', '#10171d', '#1b2a2e'], rough: 1 },
  stone: { colours: ['#343236', '#77726a', '#a49d8d', '#dcd3bb'], rough: 0.92 },
  darkStone: { colours: ['#26262a', '#5d5b5a', '#8c877c', '#c4bba4'], rough: 0.92 },
  timber: { colours: ['#23170f', '#5b3f28', '#8a6844', '#c8a478'], rough: 0.9 },
  baseRim: { colours: ['#9a9a9a', '#c4c4c4', '#e0e0e0', '#f0f0f0'], rough: 0.6, role: 'rim' },
  baseTop: { colours: ['#4a4a4a', '#8e8e8e', '#c8c8c8', '#f0f0f0'], rough: 0.95, role: 'ground' },
  turf: { colours: ['#505050', '#a0a0a0', '#c0c0c0', '#e0e0e0'], rough: 1, role: 'ground' },
  highTurf: { colours: ['#606060', '#c4c4c4', '#e2e2e2', '#ffffff'], rough: 1, role: 'ground' },
} as const satisfies Readonly<Record<string, Recipe>>;
