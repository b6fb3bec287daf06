import type { KeyAct } from '../../play/hotkeys';

interface KeyWords {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The map of keys. An act without words does not compile. */
export const KEY_WORDS: Readonly<Record<KeyAct, KeyWords>> = {
  confirm: { keys: ['Enter'], does: 'Press the gold button of the bar' },
  other: { keys: ['1 … 9'], does: 'Do what one of the other buttons says, from the left' },
  cancel: { keys: ['Esc'], does: 'Put back what is being shaped, or let go of the unit' },
  nextUnit: { keys: ['N'], does: 'Next unit; on the table also Tab' },
  previousUnit: { keys: ['Shift', 'N'], does: 'Unit before' },
  nudge: { keys: ['← ↑ ↓ →'], does: 'Move the unit by 1″; with Shift by ¼″' },
  turnLeft: { keys: ['Q'], does: 'Turn it to the left' },
  turnRight: { keys: ['E'], does: 'Turn it to the right' },
  oneModel: {
    keys: ['M'],
    does: 'One model after another instead of the whole unit; with the mouse hold Alt, or press One model in the bar',
  },
  reset: { keys: ['Backspace'], does: 'Put the unit, or the one model, back' },
  tape: { keys: ['T'], does: 'Measure from the selected unit; N picks the other unit, arrows a free spot' },
  sight: { keys: ['V'], does: 'Who is seen from the selected unit, or what is in the way; N picks the other unit' },
  eye: {
    keys: ['Shift', 'V'],
    does: 'See it through the model’s eyes; while the sight tool shows a line also V, Esc leads back',
  },
  ranges: { keys: ['G'], does: 'How far a unit moves, charges, shoots and helps; N picks the unit' },
  undo: { keys: ['U'], does: 'Undo; once dice have fallen the other player is asked' },
  redo: { keys: ['Shift', 'U'], does: 'Redo' },
  focus: { keys: ['F'], does: 'Look at the selected unit' },
  whole: { keys: ['H'], does: 'Look at the whole table' },
  top: { keys: ['O'], does: 'Look from straight above' },
  palette: { keys: ['/', 'Ctrl K'], does: 'Find anything: acts, units, panels, settings, rules' },
  log: { keys: ['L'], does: 'Open or close the battle log' },
  rules: { keys: ['R'], does: 'Open the rules book' },
  ruling: { keys: ['C'], does: 'Propose a ruling by consent to the other player' },
  menu: { keys: ['F10'], does: 'Menu: save, export, settings' },
  keys: { keys: ['?'], does: 'This map of keys' },
};

/** What the camera does by key, mouse and finger. */
export const CAMERA_WORDS: readonly KeyWords[] = [
  { keys: ['+', '−'], does: 'Closer and further away, while the table has the focus' },
  { keys: ['Wheel'], does: 'Closer and further away; two fingers pinch' },
  { keys: ['Right drag'], does: 'Turn the table; two fingers twist' },
  { keys: ['Drag the cloth'], does: 'Move the table' },
];
