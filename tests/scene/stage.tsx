import type { Stage } from '../../src/table/stage';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/800.css';
import '@fontsource/grenze/600.css';
import '../../src/shell/styles/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderStats } from '../../src/scene/frame/render-stats';
import { Table } from '../../src/scene/Table';
import { qualityFrom } from '../../src/shell/browser/quality';
import { ARMIES } from './staged-armies';
import { FIELD } from './staged-field';
import { SCENES } from './staged-scenes';
import { THEMES } from './themes';

const asked = new URLSearchParams(location.search);
const theme = THEMES.find(name => name === asked.get('realm')) ?? 'life';
const drawing = { quality: qualityFrom(location.search) ?? 'high', resolution: 1, effects: true } as const;
const scene = SCENES[asked.get('scene') ?? 'table'] ?? {};

/** As the battle screen's ribbon and bar cover the table. */
const INSETS = { top: 56, bottom: 4 };

declare global {
  interface Window {
    table: Stage;
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
        theme={theme}
        drawing={drawing}
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
