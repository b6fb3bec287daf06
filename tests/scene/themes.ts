import { THEME_LIGHTS } from '../../src/scene/surroundings/theme-light';
import type { TableTheme } from '../../src/table/picture';

/** Every look that the table can have. */
export const THEMES = Object.keys(THEME_LIGHTS) as readonly TableTheme[];
