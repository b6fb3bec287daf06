/** Solid shapes on a 24 grid with straight chisel cuts, in one colour. */
const SHAPES = {
  hero: 'M12 2l2.6 5.6L20 5l-1.4 8H5.4L4 5l5.4 2.6zM5.6 15h12.8l-.5 3H6.1zM7 20h10v2H7z',
  move: 'M4 4l8 5 8-5v5l-8 5-8-5zM4 12l8 5 8-5v5l-8 5-8-5z',
  shoot:
    'M21 3l-1.6 7-2-2L9 16.4l1 1L8.6 19l-1.9-.4L5 20.3 3.7 19l1.7-1.7L5 15.4 6.6 14l1 1L16 6.6l-2-2zM4 3c5 0 8 1 10 3l-1.5 1.5C11 6 8.5 5.3 4 5.3zM21 20c0-5-1-8-3-10l-1.5 1.5c1.5 1.5 2.2 4 2.2 8.5z',
  charge: 'M2 20L14.5 7.5 12 5l10-3-3 10-2.5-2.5L4 22zM3 11h6v2H3zM5 6h5v2H5z',
  fight:
    'M3 2l9 8 9-8v4l-6.6 6.4 3.5 3.5 1.8-1 1.3 1.3-3 3 1.8 1.8L19.4 22.6l-1.8-1.8-1.3 1.3-1.3-1.3 1-1.8L12 15.2 8 19l1 1.8-1.3 1.3-1.3-1.3L4.6 22.6 3.2 21.2 5 19.4l-3-3 1.3-1.3 1.8 1 3.5-3.5L3 6z',
  shock:
    'M12 2c5 0 8 3.2 8 7.5 0 2.6-1 4.5-3 6V19h-2.2v-2h-1.6v2h-2.4v-2H9.2v2H7v-3.5c-2-1.5-3-3.4-3-6C4 5.2 7 2 12 2zM6.8 9l3.9 1.6-.5 2.6-3-.6zM17.2 9l-3.9 1.6.5 2.6 3-.6zM8 20.5h8V22H8z',
  run: 'M2 5h5l6 7-6 7H2l6-7zM11 5h5l6 7-6 7h-5l6-7z',
  retreat: 'M19.5 3.5H22v17h-2.5zM17.5 5v4.2H12V5l-10 7 10 7v-4.2h5.5z',
  shield:
    'M12 2c3 1.6 5.7 2.3 9 2.5 0 8.5-2.5 14.2-9 17.5C5.5 18.7 3 13 3 4.5 6.3 4.3 9 3.6 12 2zM12 5.2V18.6c4-2.5 5.8-6.4 6.2-12-2.2-.2-4.2-.6-6.2-1.4z',
  skull:
    'M12 2c5 0 8 3.2 8 7.5 0 2.6-1 4.5-3 6V19h-2.2v-2h-1.6v3h-2.4v-3H9.2v2H7v-3.5c-2-1.5-3-3.4-3-6C4 5.2 7 2 12 2zM8.5 8.5a2 2 0 100 4.2 2 2 0 000-4.2zM15.5 8.5a2 2 0 100 4.2 2 2 0 000-4.2z',
  eye: 'M12 5c4.5 0 8 2.6 10.5 7C20 16.4 16.5 19 12 19S4 16.4 1.5 12C4 7.6 7.5 5 12 5zM12 8a4 4 0 100 8 4 4 0 000-8zM12 10.3L13.7 12 12 13.7 10.3 12z',
  ruler: 'M2 8h20v8.5h-2.4V12h-1.4v2.5h-2V12h-1.4v2.5h-2V12h-1.5v4.5h-2V12H7.9v2.5h-2V12H4.4v4.5H2z',
  command:
    'M12 1.5l2.8 4.2 5-.5-.5 5 4.2 2.8-4.2 2.8.5 5-5-.5L12 24.5l-2.8-4.2-5 .5.5-5L.5 13l4.2-2.8-.5-5 5 .5zM12 8l-1.6 3.4L7 13l3.4 1.6L12 18l1.6-3.4L17 13l-3.4-1.6z',
  undo: 'M9 3v4.5h5a6.5 6.5 0 010 13H6V17h8a3 3 0 000-6H9v4.5L2 9.2z',
  redo: 'M15 3v4.5h-5a6.5 6.5 0 000 13h8V17h-8a3 3 0 010-6h5v4.5l7-6.3z',
  check: 'M4 11l3-2 3.5 4L18 4l3 2L10.8 20z',
  flag: 'M4 2h2.5v1.5L20 4l-4 5 4 5-13.5.5V22.5H4z',
  menu: 'M3 5h18l-1 3H4zM3 11h18l-1 3H4zM3 17h18l-1 3H4z',
  log: 'M5 2h14l-1.5 3L19 8v14H5l1.5-3L5 16zM8.5 7h7v1.8h-7zM8.5 11h7v1.8h-7zM8.5 15h7v1.8h-7z',
  book: 'M2 4c4-1 7-.5 10 1.5C15 3.5 18 3 22 4v16c-4-1-7-.5-10 1.5C9 19.5 6 19 2 20zM11 7.2C9 6.2 7 5.8 4.5 6v11.2c2.5-.2 4.5.2 6.5 1.1z',
  keys: 'M2 5h20v14H2zM4.5 7.5v2.2h2.2V7.5zM8.8 7.5v2.2H11V7.5zM13 7.5v2.2h2.2V7.5zM17.3 7.5v2.2h2.2V7.5zM4.5 11.5v2.2h2.2v-2.2zM8.8 11.5v2.2H11v-2.2zM13 11.5v2.2h2.2v-2.2zM17.3 11.5v2.2h2.2v-2.2zM6.5 15.3v1.9h11v-1.9z',
  close: 'M5 3l7 6.5L19 3l2 2-6.5 7 6.5 7-2 2-7-6.5L5 21l-2-2 6.5-7L3 5z',
  file: 'M5 2h9l5 5v15H5zM13 3.8V8h4.2zM8 12h8v1.8H8zM8 16h8v1.8H8z',
  save: 'M11 2h2.4v9.5L17 8l1.8 1.8L12.2 17 5.6 9.8 7.4 8 11 11.5zM3 15h2.4v4.5h13.2V15H21v7H3z',
  turn: 'M12 3a9 9 0 109 9h-2.8A6.2 6.2 0 1112 5.8V9l6-4.5L12 0z',
  table: 'M2 7l10-4 10 4-10 4zM3.5 9.5L12 13l8.5-3.5v2.6L12 15.6 3.5 12.1zM5 14v6h2v-5zM17 15v5h2v-6z',
  plus: 'M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z',
  copy: 'M2.5 2h12v4h-7v11h-5zM9 8h12.5v14H9zM11.5 10.5v9H19v-9z',
  ruin: 'M2 5l4-2 3 2 3-3 4 2h6v3h-2v14h-4v-7a4 4 0 00-8 0v7H4V8H2z',
} as const;

export type IconName = keyof typeof SHAPES;

/** An icon; always beside a word, or on a button that has a name. */
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    className="icon"
    viewBox="0 0 24 25"
    width={size}
    height={size}
    fill="currentColor"
    fillRule="evenodd"
    aria-hidden="true"
  >
    <path d={SHAPES[name]} />
  </svg>
);
