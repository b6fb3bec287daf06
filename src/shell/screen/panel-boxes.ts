import type { PageBox } from '../../table/table-picture';

/** Where panels lie over the table now. */
export const panelBoxes = (): readonly PageBox[] =>
  [
    ...document.querySelectorAll(
      '.table-screen-panels .panel, .table-screen-panels .card, .table-screen-panels .corner',
    ),
  ]
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
