import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/800.css';
import '@fontsource/grenze/600.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderStats } from '../../src/scene/frame/render-stats';
import { REALMS } from '../../src/scene/realms';
import { Table, type TableHandle } from '../../src/scene/Table';
import { ARMIES } from './staged-armies';
import { FIELD } from './staged-field';
import { SCENES } from './staged-scenes';

const asked = new URLSearchParams(location.search);
const realm = REALMS.find(name => name === asked.get('realm')) ?? 'life';
const scene = SCENES[asked.get('scene') ?? 'table'] ?? {};

/** As the battle screen's ribbon and bar cover the table. */
const INSETS = { top: 56, bottom: 4 };

declare global {
  interface Window {
    table: TableHandle;
    stats: typeof renderStats;
    points: unknown[];
  }
}
window.stats = renderStats;
window.points = [];

const host = document.getElementById('stage');
if (host) {
  createRoot(host).render(
    <StrictMode>
      <Table
        field={FIELD}
        realm={realm}
        minis={scene.minis ?? ARMIES}
        matMarks={scene.matMarks ?? []}
        overlays={scene.overlays ?? {}}
        dice={scene.dice}
        view={scene.view}
        insets={asked.has('bare') ? undefined : INSETS}
        label="A table with two armies"
        iconOf={() => (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2 21 6v6c0 5-4 8-9 10-5-2-9-5-9-10V6z" />
          </svg>
        )}
        hands={{
          onDown: point => {
            window.points.push(point);
            return point.model === undefined ? 'pan' : 'table';
          },
        }}
        onReady={handle => {
          if (!handle) return;
          window.table = handle;
          if (scene.view) void handle.show(scene.view);
        }}
      />
    </StrictMode>,
  );
}
