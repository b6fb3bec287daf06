import type { PageBox } from '../../table/table-picture';

/** The current boxes of panels over the table. */
export const panelBoxes = (): readonly PageBox[] =>
  [
    ...document.querySelectorAll(
      '.table-screen-panels .panel, .table-screen-panels .card, .table-screen-panels .corner',
    ),
  ]
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
