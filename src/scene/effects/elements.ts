import { extend } from '@react-three/fiber';

/** The classes behind the tags that only ornament uses; they come with its script, not with the table's. */
export const EFFECT_ELEMENTS = {};

extend(EFFECT_ELEMENTS);
