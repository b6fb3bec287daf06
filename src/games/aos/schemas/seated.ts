import * as v from 'valibot';
import { CHARACTERS, LEVELS, type Seated } from '../bots/seated-words';

/** The shape of a bot in a seat that comes from outside. */
export const seatedSchema: v.GenericSchema<unknown, Seated> = v.strictObject({
  level: v.picklist(LEVELS),
  character: v.picklist(CHARACTERS),
  salt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
