import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../dialogs/Dialog';
import { Icon } from '../parts/icons';
import { FIGURE_FAULTS, OWN_FIGURES } from '../words/own-figures';
import { ownFigures, resetFigure, takeFigure } from './own-figures';

/** A figure of the game that an own one can replace. */
interface ReplaceableFigure {
  readonly id: string;
  readonly title: string;
}

interface OwnFiguresProps {
  readonly figures: readonly ReplaceableFigure[];
  readonly onClose: () => void;
}

/** A player's own .glb in place of any of these figures; the files stay on this machine. */
export const OwnFigures = ({ figures, onClose }: OwnFiguresProps) => (
  <Dialog title={OWN_FIGURES.title} onClose={onClose}>
    <p className="start-note">{OWN_FIGURES.what}</p>
    {figures.map(figure => (
      <Figure key={figure.id} {...figure} />
    ))}
  </Dialog>
);

function Figure({ id, title }: ReplaceableFigure) {
  const input = useRef<HTMLInputElement>(null);
  const isOwn = useStore(ownFigures, figures => figures.has(id));
  const [says, setSays] = useState<string>();
  const take = async (file: File) => {
    const taken = await takeFigure(id, file).catch(() => undefined);
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
          void resetFigure(id);
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
