/** A box of the page, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where panels lie over the table now. */
export const panelBoxes = (): readonly Box[] =>
  [
    ...document.querySelectorAll(
      '.table-screen-panels .panel, .table-screen-panels .card, .table-screen-panels .corner',
    ),
  ]
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
