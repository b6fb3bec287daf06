import * as P from '../paint/paints';
import type { Paint } from '../paint/recipe';

/** The paints of one host of armoured figures. */
export interface Livery {
  readonly plate: Paint;
  readonly trim: Paint;
  readonly cloth: Paint;
  readonly cloak: Paint;
  readonly lining: Paint;
  readonly crest: Paint;
  /** The face of the helm; some wear another face. */
  readonly mask?: Paint;
  /** Thighs and upper arms, where plates end. */
  readonly under: Paint;
}

/** Line infantry: blue plate, brass trim, red cloaks. */
export const hammerers: Livery = {
  plate: P.cobalt,
  trim: P.brass,
  cloth: P.ivory,
  cloak: P.crimson,
  lining: P.crimsonLining,
  crest: P.crimson,
  mask: P.brass,
  under: P.cobalt,
};

/** The mage-soldiers: the same metals turned about, pale robes over them. */
export const mages: Livery = {
  plate: P.cobalt,
  trim: P.brass,
  cloth: P.ivory,
  cloak: P.azure,
  lining: P.azureLining,
  crest: P.ivory,
  mask: P.silver,
  under: P.silver,
};

/** The lightning mages among them: brass over white, blue cloaks. */
export const evokers: Livery = {
  ...mages,
  plate: P.brass,
  trim: P.cobalt,
  mask: P.steel,
  under: P.silver,
  crest: P.azure,
};

/** Archers: brass plate over blue cloth, so that they differ clearly from the shield line. */
export const archers: Livery = {
  plate: P.brass,
  trim: P.steel,
  cloth: P.azure,
  cloak: P.ivory,
  lining: P.azureLining,
  crest: P.crimson,
  mask: P.steel,
  under: P.cobalt,
};

/** Bowmen of the line: blue plate with steel trim over red cloth. */
export const hunters: Livery = {
  ...hammerers,
  trim: P.steel,
  cloth: P.crimson,
  crest: P.ivory,
  mask: P.steel,
};

/** Paladins: bright steel plate and brass over azure cloth. */
export const paladins: Livery = { ...hammerers, plate: P.silver, cloth: P.azure, crest: P.crimson, under: P.cobalt };

/** Priests of the dead: dark iron and bone, a cloak of night. */
export const mourners: Livery = {
  plate: P.gunmetal,
  trim: P.bone,
  cloth: P.ivory,
  cloak: P.midnight,
  lining: P.azureLining,
  crest: P.bone,
  under: P.iron,
};
