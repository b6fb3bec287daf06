import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { warscrollOf } from '../../games/aos/armies';
import { useSession } from '../../games/aos/panels/use-session';
import type { WarscrollId } from '../../games/aos/types';
import { Dialog } from '../dialogs/Dialog';
import { Icon } from '../parts/icons';
import { FIGURE_FAULTS, OWN_FIGURES } from '../words/own-figures';
import { ownFigures, resetFigure, takeFigure } from './own-figures';

/** A player's own .glb in place of any figure of this battle; the files stay on this machine. */
export function OwnFigures({ onClose }: { readonly onClose: () => void }) {
  const { setup } = useSession();
  const names = [...new Set([...setup.armies.azure.units, ...setup.armies.ember.units].map(unit => unit.warscroll))];
  return (
    <Dialog title={OWN_FIGURES.title} onClose={onClose}>
      <p className="start-note">{OWN_FIGURES.what}</p>
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
    if (!taken) setSays(OWN_FIGURES.notKept);
    else setSays(taken.ok ? OWN_FIGURES.stands : OWN_FIGURES.refused(FIGURE_FAULTS[taken.error]));
  };
  return (
    <section className="dialog-acts" aria-label={title}>
      <b style={{ flex: '1 1 12em' }}>{title}</b>
      <button
        type="button"
        className="button"
        aria-label={OWN_FIGURES.useFor(title)}
        onClick={() => input.current?.click()}
      >
        <Icon name="file" />
        {OWN_FIGURES.use}
      </button>
      <button
        type="button"
        className="button"
        aria-label={OWN_FIGURES.resetOf(title)}
        disabled={!isOwn}
        onClick={() => {
          setSays(undefined);
          void resetFigure(name);
        }}
      >
        {OWN_FIGURES.reset}
      </button>
      <input
        ref={input}
        type="file"
        accept=".glb,model/gltf-binary"
        hidden
        aria-label={OWN_FIGURES.figureOf(title)}
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
