import { MOODS } from '../../src/scene/realms';
import type { TableTheme } from '../../src/table/picture';

/** Every look that the table can have. */
export const THEMES = Object.keys(MOODS) as readonly TableTheme[];
