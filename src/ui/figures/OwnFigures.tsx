import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { FigureFault } from '../../controls/figures/glb';
import { warscrollOf } from '../../systems/aos/armies';
import type { WarscrollId } from '../../systems/aos/types';
import { Dialog } from '../dialogs/Dialog';
import { Icon } from '../icons';
import { useSession } from '../use-session';
import { ownFigures, resetFigure, takeFigure } from './own-figures';

/** Why a file was not taken. A fault without words does not compile. */
const FAULTS: Readonly<Record<FigureFault, string>> = {
  tooLarge: 'The file is larger than 8 MB: save it with fewer triangles or smaller pictures.',
  notGlb: 'This is no .glb file (binary glTF 2).',
  broken: 'The file is damaged: its numbers lie outside it, or are none.',
  outside:
    'The file wants other files or addresses. Only what is inside a .glb is read: export it with everything embedded.',
  compressed: 'The file is packed in a way that is not read here: export it without Draco or Meshopt.',
  noMesh: 'There is no figure in the file: no mesh of triangles stands in its scene.',
  tooMany: 'The figure has more than 60,000 triangles: save a simpler one.',
};

/** A player's own .glb in place of any figure of this battle; the files stay on this machine. */
export function OwnFigures({ onClose }: { readonly onClose: () => void }) {
  const { setup } = useSession();
  const names = [...new Set([...setup.armies.azure.units, ...setup.armies.ember.units].map(unit => unit.warscroll))];
  return (
    <Dialog title="Own figures" onClose={onClose}>
      <p className="start-note">
        A .glb of your own stands on the base of the model it is for, fitted to it. It is kept in this browser and sent
        nowhere.
      </p>
      {names.map(name => (
        <Figure key={name} name={name} />
      ))}
    </Dialog>
  );
}

function Figure({ name }: { readonly name: WarscrollId }) {
  const input = useRef<HTMLInputElement>(null);
  const isOwn = useStore(ownFigures, figures => figures.has(name));
  const [says, setSays] = useState<string>();
  const title = warscrollOf({ warscroll: name }).name;
  const take = async (file: File) => {
    const taken = await takeFigure(name, file).catch(() => undefined);
    if (!taken) setSays('The browser could not keep the file.');
    else setSays(taken.ok ? 'It stands on the table.' : `${FAULTS[taken.error]} Nothing was changed.`);
  };
  return (
    <section className="dialog-acts" aria-label={title}>
      <b style={{ flex: '1 1 12em' }}>{title}</b>
      <button
        type="button"
        className="button"
        aria-label={`Use my own figure for ${title}`}
        onClick={() => input.current?.click()}
      >
        <Icon name="file" />
        Use my own figure
      </button>
      <button
        type="button"
        className="button"
        aria-label={`Reset ${title}`}
        disabled={!isOwn}
        onClick={() => {
          setSays(undefined);
          void resetFigure(name);
        }}
      >
        Reset
      </button>
      <input
        ref={input}
        type="file"
        accept=".glb,model/gltf-binary"
        hidden
        aria-label={`Figure of ${title}`}
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      {says !== undefined && (
        <p className="start-note" role="status" style={{ flexBasis: '100%' }}>
          {says}
        </p>
      )}
    </section>
  );
}
