import { openFile, openStored } from '../../../match/resume';
import type { GameChecks } from '../../../shell/library';
import { type Aos, ageOfSigmar } from '..';

/** Battles from replay files, and from the browser's store, where anybody could have changed them. */
export const battleChecks: GameChecks<Aos> = {
  fromFile: text => openFile(ageOfSigmar, text),
  fromStore: stored => openStored(ageOfSigmar, stored),
};
