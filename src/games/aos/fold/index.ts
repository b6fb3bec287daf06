import type { BattleEvent } from '../events';
import type { Battle } from '../types';
import { consentFolders } from './consent';
import { deedFolders } from './deeds';
import type { Folders } from './folders';
import { sequenceFolders } from './sequence';
import { setUpFolders } from './set-up';
import { woundFolders } from './wounds';

/** An event without a folder does not compile. */
const folders: Folders = {
  ...sequenceFolders,
  ...setUpFolders,
  ...deedFolders,
  ...woundFolders,
  ...consentFolders,
};

/** The only function that changes a battle. It rolls no dice and refuses nothing. */
export function fold(battle: Battle, event: BattleEvent): Battle {
  return (folders[event.type] as (battle: Battle, event: BattleEvent) => Battle)(battle, event);
}
