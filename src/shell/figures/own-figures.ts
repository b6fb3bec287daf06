import { type DBSchema, openDB } from 'idb';
import { createStore } from 'zustand/vanilla';
import { checkFigure, type OwnFigure } from '../../figures/check-figure';
import { type FigureFault, MOST_BYTES } from '../../figures/glb';
import { err, type Result } from '../../kernel/result';
import { notes } from '../browser/notes';
import { OWN_FIGURES } from './own-figures-key';

interface Box extends DBSchema {
  readonly figures: { readonly key: string; readonly value: ArrayBuffer };
}

const open = () =>
  openDB<Box>('realmtable-figures', 1, {
    upgrade(box) {
      box.createObjectStore('figures');
    },
  });

/** The player's own figures on this machine, by the id of the figure they replace. */
export const ownFigures = createStore<ReadonlyMap<string, OwnFigure>>(() => new Map());

/** Loads the stored figures. A file that cannot be read any more stays stored. */
export async function unpackFigures(): Promise<void> {
  const box = await open();
  const names = await box.getAllKeys('figures');
  const found = new Map<string, OwnFigure>();
  for (const name of names) {
    const file = await box.get('figures', name);
    const read = file && checkFigure(file);
    if (read?.ok) found.set(name, read.value);
  }
  box.close();
  ownFigures.setState(found, true);
}

/** Tells the table, and notes for the next page load that there are own figures. */
async function tell(): Promise<void> {
  await unpackFigures();
  if (ownFigures.getState().size > 0) notes.write(OWN_FIGURES, 'kept');
  else notes.remove(OWN_FIGURES);
  window.dispatchEvent(new Event(OWN_FIGURES));
}

/** Whether the browser can decode every picture of a figure. */
async function canShow({ pictures }: OwnFigure): Promise<boolean> {
  for (const { bytes, type } of pictures) {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type })).catch(() => undefined);
    if (!picture) return false;
    picture.close();
  }
  return true;
}

/** Stores a file in place of a figure. An invalid file changes nothing. */
export async function takeFigure(name: string, file: Blob): Promise<Result<OwnFigure, FigureFault>> {
  if (file.size > MOST_BYTES) return err('tooLarge');
  const bytes = await file.arrayBuffer();
  const read = checkFigure(bytes);
  if (!read.ok) return read;
  if (!(await canShow(read.value))) return err('picture');
  const box = await open();
  await box.put('figures', bytes, name);
  box.close();
  await tell();
  return read;
}

/** Back to the original figure. */
export async function resetFigure(name: string): Promise<void> {
  const box = await open();
  await box.delete('figures', name);
  box.close();
  await tell();
}
