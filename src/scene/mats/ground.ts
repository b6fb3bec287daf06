import type { TableTheme } from '../../table/picture';

/** The shader function `groundAt` of a theme: what the mat is like at a place. */
export type Ground = string;

/** A table needs one of them, so each is loaded on its own. */
const GROUNDS: Readonly<Record<TableTheme, () => Promise<{ readonly GROUND: Ground }>>> = {
  fire: () => import('./grounds/fire'),
  life: () => import('./grounds/life'),
  death: () => import('./grounds/death'),
  metal: () => import('./grounds/metal'),
  beasts: () => import('./grounds/beasts'),
  light: () => import('./grounds/light'),
  shadow: () => import('./grounds/shadow'),
};

/** A plain mat, where a ground cannot be loaded: the battle goes on. */
export const PLAIN_GROUND: Ground = /* glsl */ `
  Ground groundAt(vec2 p) {
    float fine = drift(p * 2.3);
    return Ground(vec3(0.2, 0.19, 0.17) * (0.7 + 0.6 * fine), fine, vec3(0.0));
  }
`;

const loaded = new Map<TableTheme, Promise<Ground>>();

/** The ground of a theme, for `use`. A failure is reported to the page, and the next table tries again. */
export function groundOf(theme: TableTheme, grounds = GROUNDS): Promise<Ground> {
  const before = loaded.get(theme);
  if (before) return before;
  const ground = grounds[theme]().then(
    ({ GROUND }) => GROUND,
    (cause: unknown) => {
      loaded.delete(theme);
      reportError(cause);
      return PLAIN_GROUND;
    },
  );
  loaded.set(theme, ground);
  return ground;
}
