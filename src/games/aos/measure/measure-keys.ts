import type { Spot } from '../../../geometry/shapes/shape';
import { arrowStep, type KeyPress } from '../../../play/hotkeys';
import { alongTable } from '../hands/camera-focus';
import { middleOf } from '../hands/draft/drafts';
import { eyeViewOf } from '../tools/sight/eye-view';
import type { ToolWords } from '../tools/words';
import { aimNext, ask, askFor, focusNext, redo, select, selectNext, undo } from './acts';
import { setGoal } from './grip';
import { interactionOf } from './interaction-of';
import { type Measuring, QUESTIONS, selectedModel, selectedUnit } from './measuring';
import { duplicateSelected, mend, nudge, removeSelected, turnSelected } from './putting';
import type { Change, MeasureStore } from './store';

const TURN = 15;

/** Keys that change the table or the question. */
const CHANGES: Readonly<Record<string, Change>> = {
  n: each => selectNext(each, 1),
  N: each => selectNext(each, -1),
  t: each => aimNext(each, 1),
  T: each => aimNext(each, -1),
  m: focusNext,
  q: each => turnSelected(each, TURN),
  e: each => turnSelected(each, -TURN),
  d: duplicateSelected,
  Delete: removeSelected,
  Backspace: removeSelected,
  r: mend,
  z: each => ({ ...each, showsZones: !each.showsZones }),
  k: each => ({ ...each, keepsAway: !each.keepsAway }),
  g: toggleGoal,
  ']': each => askFor(each, each.inches + 1),
  '[': each => askFor(each, each.inches - 1),
  u: undo,
  U: redo,
};

/** Handles a key at a measuring table. True if it was used. */
export function pressMeasureKey(measureStore: MeasureStore, press: KeyPress, words: ToolWords): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey) return turnBack(measureStore, key.toLowerCase(), shiftKey);
  const wanted = arrowStep(key, shiftKey);
  if (wanted) return nudged(measureStore, wanted, altKey);
  if (altKey) return false;
  const question = /^[1-7]$/.test(key) ? QUESTIONS[Number(key) - 1] : undefined;
  const change = question ? (each: Measuring) => ask(each, question) : CHANGES[key];
  if (change) {
    measureStore.change(change);
    return true;
  }
  return looked(measureStore, key, words);
}

function turnBack(measureStore: MeasureStore, key: string, isShifted: boolean): boolean {
  const change = key === 'y' || (key === 'z' && isShifted) ? redo : key === 'z' ? undo : undefined;
  if (change) measureStore.change(change);
  return change !== undefined;
}

/** Moves the selection, or with Alt the goal, along the table axis nearest to the screen direction. */
function nudged(measureStore: MeasureStore, wanted: Spot, isGoal: boolean): boolean {
  const { selected, measureTable, goal } = measureStore.now;
  const middle = { x: measureTable.table.width / 2, y: measureTable.table.depth / 2 };
  if (isGoal ? !goal : !selected) return false;
  const by = alongTable(measureStore, middle, wanted);
  measureStore.change(each =>
    isGoal ? setGoal(each, each.goal && { x: each.goal.x + by.x, y: each.goal.y + by.y }) : nudge(each, by),
  );
  return true;
}

const AHEAD = 5;

/** Sets a goal ahead of the selected model, or clears it. */
function toggleGoal(measuring: Measuring): Measuring {
  if (measuring.goal) return setGoal(measuring, undefined);
  const model = selectedModel(measuring);
  const ahead = model && {
    x: model.x + AHEAD * Math.cos(model.facing),
    y: model.y + AHEAD * Math.sin(model.facing),
  };
  return ahead ? setGoal(ask(measuring, 'reach'), ahead) : measuring;
}

/** Other ways to look at the table. */
function looked(measureStore: MeasureStore, key: string, words: ToolWords): boolean {
  const unit = selectedUnit(measureStore.now);
  if (key === 'Escape') {
    if (!measureStore.lookBack()) measureStore.change(each => select(each, undefined));
  } else if (key === 'v') lookThrough(measureStore, words);
  else if (key === 'h') measureStore.look({ kind: 'table' });
  else if (key === 'o') measureStore.look({ kind: 'top' });
  else if (key === 'f' && unit) measureStore.look({ kind: 'focus', at: middleOf(unit.models) });
  else return false;
  return true;
}

/** Switches the view through the model's eyes at the second unit on or off. */
export function lookThrough(measureStore: MeasureStore, words: ToolWords): void {
  if (measureStore.lookBack()) return;
  measureStore.change(each => ask(each, 'sight'));
  const view = eyeViewOf(interactionOf(measureStore.now, words));
  if (view) measureStore.look(view);
}
