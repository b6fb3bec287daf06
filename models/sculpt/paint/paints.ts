import { type Paint, paint, ROLES, spectral } from './recipe';

// Chroma is spent on cloth and glow; metals stay warm, stone stays grey. Values: shade, base, light, edge.
const cloth = { rough: 0.85 };

export const brass = paint('#4a2c12 #a8742a #e0b457 #fff0b8', { metal: 0.75, rough: 0.36 });
export const steel = paint('#3a444f #8d99a5 #d0dae0 #ffffff', { metal: 0.45, rough: 0.38 });
export const whetted = paint('#4c5763 #a3b0bb #e0e9ee #ffffff', { metal: 0.22, rough: 0.4 });
export const iron = paint('#14171b #3c444a #6d787c #b6c4c4', { metal: 0.7, rough: 0.46 });
export const rust = paint('#1f130e #5a3a2a #8d6248 #d09a70', { metal: 0.3, rough: 0.55 });
export const cobalt = paint('#0a1636 #1f428f #4a80d8 #a9d0ff', { metal: 0.25, rough: 0.38 });
export const silver = paint('#2c3542 #77869a #b9c8d6 #ffffff', { metal: 0.5, rough: 0.36 });

export const gunmetal = paint('#10141c #323c4c #5f6e82 #aebccd', { metal: 0.4, rough: 0.4 });

export const ivory = paint('#7a6a50 #d2c39c #f3ead0 #fffbee', cloth);
export const crimson = paint('#2c0a12 #74202a #8f2f33 #d07a62', cloth);
export const crimsonLining = paint('#1c070c #4a141b #62202a #a05048', cloth);
export const azure = paint('#0b1a3c #23509a #3f78c4 #9cc8f4', cloth);
export const azureLining = paint('#081026 #152f62 #234a86 #5f90c8', cloth);
export const midnight = paint('#070a14 #18223c #2c3c60 #6f88b4', cloth);
export const leather = paint('#24140c #5e3a20 #8f6238 #cf9d63', { rough: 0.8 });
export const glove = paint('#1c120c #4a2f1c #74502f #b48a5a', { rough: 0.75 });
export const parchment = paint('#7a6444 #c9b080 #ead9ae #fff6da', cloth);

export const fur = paint('#2a2420 #7a6450 #b79a74 #f0dcb0', { rough: 0.9 });
export const hide = paint('#231d1c #5f4d42 #96795c #d6b98c', { rough: 0.9 });
export const feather = paint('#14264e #2f6aa8 #73b7de #d6f4ff', { rough: 0.75 });
export const plume = paint('#5a4a38 #b39d78 #e6d8b4 #fff8e0', { rough: 0.8 });
export const beak = paint('#5a3408 #d08a24 #ffc95e #fff0c0', { rough: 0.45 });
export const bone = paint('#5b4a34 #b9a67c #e8dcb8 #fffbe6', { rough: 0.7 });

export const spark = paint('#3aa8f0 #6cc8ff #a8e4ff #d8f4ff', { glow: 1.1, rough: 1 });
export const lightwing = paint('#1d5fae #3f96e6 #7cc4ff #d4eeff', { glow: 0.45, rough: 0.8 });
export const wisp = paint('#2fbf9c #5fe8be #a4ffe0 #d8fff0', { glow: 1, rough: 1 });
export const candleflame = paint('#d07010 #ffb038 #ffe08a #fff6d0', { glow: 1.1, rough: 1 });
export const emberEye = paint('#c05a08 #ff9a20 #ffd070 #fff0c0', { glow: 0.9, rough: 1 });
export const ghostflesh = paint('#1a5a58 #58b8a4 #b4ecd8 #f0fff8', { glow: 0.28, rough: 0.8 });
export const gloom = paint('#020305 #06090d #10171d #1b2a2e', { rough: 1 });

export const blackwood = paint('#0d0a10 #2a2430 #50465a #9788a4', { rough: 0.6 });
export const timber = paint('#23170f #5b3f28 #8a6844 #c8a478', { rough: 0.9 });
export const slate = paint('#171d28 #3a4a5c #6a7f90 #b3c6cf', { rough: 0.8 });
export const tallow = paint('#6a5a38 #c4b07a #efe2b4 #fffae0', { rough: 0.6 });

export const stone = paint('#343236 #77726a #a49d8d #dcd3bb', { rough: 0.92 });
export const stoneDark = paint('#26262a #5d5b5a #8c877c #c4bba4', { rough: 0.92 });
export const stoneWall = paint('#34332f #6e6a62 #948d80 #c8bfa8', { rough: 0.92 });
export const bark = paint('#1e1712 #4b3b2d #7a6650 #a8937a', { rough: 0.95 });
export const leafGreen = paint('#0f2218 #274d2a #395a28 #6a8240', { rough: 0.95 });
export const leafFallen = paint('#1f0f0c #4a241a #74402a #a8683c', { rough: 0.95 });
export const leafGrey = paint('#1c1526 #43354f #5c4b66 #8f7d96', { rough: 0.95 });
export const thorn = paint('#120c10 #33232a #584048 #9c7c78', { rough: 0.85 });
export const thornTip = paint('#3a1c22 #7c3a3c #c98a6a #ffe2b8', { rough: 0.7 });

export const rim = paint('#9a9a9a #c4c4c4 #e0e0e0 #f0f0f0', { rough: 0.6, role: ROLES.rim });
/** Cloth that takes the colour of the side that holds the place. */
export const heraldry = paint('#8a8478 #bdb7aa #dcd7cc #f4f0e8', { rough: 0.85, role: ROLES.rim });
export const soil = paint('#4a4a4a #8e8e8e #c8c8c8 #f0f0f0', { rough: 0.95, role: ROLES.ground });
export const turf = paint('#505050 #a0a0a0 #c0c0c0 #e0e0e0', { rough: 1, role: ROLES.ground });
export const turfHigh = paint('#606060 #c4c4c4 #e2e2e2 #ffffff', { rough: 1, role: ROLES.ground });

/** Cloth of common ghosts; the hem glows below `from` and is mist at `until`. */
export const shroud = (from: number, until: number): Paint => spectral('#0b1f2b #2a5563 #6fa8a8 #c4f4e4', from, until);

/** Cloth of reapers and lords. */
export const pall = (from: number, until: number): Paint =>
  spectral('#0d0b1a #2c2547 #5a4f80 #a99ad6', from, until, '#7fe8cf', 0.7);

/** Cloth of revenants: night blue, nearly black. */
export const gravecloth = (from: number, until: number): Paint =>
  spectral('#080d16 #1c2c3e #415970 #94b8cc', from, until, '#86f0d6', 0.75);

/** Cloth of hunters: green as old bronze. */
export const stalkcloth = (from: number, until: number): Paint =>
  spectral('#0a1512 #23392f #52705a #b4d0a8', from, until, '#8df5c0', 0.75);

/** Pale grave linen of banshees. */
export const linen = (from: number, until: number): Paint =>
  spectral('#2c3a3c #7d9590 #bdd0c4 #f2fff4', from, until, '#9cf8dc', 0.8);
