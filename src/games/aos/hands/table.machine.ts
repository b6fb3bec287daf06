import { assign, setup } from 'xstate';
import type { Spot } from '../../../geometry/shapes/shape';
import type { Command } from '../commands';
import type { Refusal } from '../refusals';
import { aimAt, aimNext, beginAtFocus, type Mark, putAway, type ToolKind, takeUp } from '../tools/tool';
import type { ToolWords } from '../tools/words';
import type { Battle, ModelId, UnitId } from '../types';
import { isAim, isPlacing } from './draft/drafts';
import type { Check } from './draft/move-limit';
import { endDrag, layDownAt, moveDrag, startDrag } from './drag/gesture';
import { emptyInteraction } from './empty-interaction';
import { type Interaction, openQuestion, type Point, pointAt, select } from './interaction';
import { focusNext, nudge, reset, sendTo, toggleOne, turn } from './keyboard-edit';
import { type HandMode, handModeOf } from './question-mode';

export type TableEvent =
  /** A player is asked; input on the table is theirs. */
  | { readonly type: 'asked'; readonly battle: Battle; readonly options: readonly Command[] }
  /** Events are being shown; input only looks. */
  | { readonly type: 'playing'; readonly battle: Battle }
  | { readonly type: 'press'; readonly point: Point }
  | { readonly type: 'drag'; readonly spot: Spot }
  | { readonly type: 'release' }
  | { readonly type: 'cancel' }
  | { readonly type: 'hover'; readonly model: ModelId | undefined }
  | { readonly type: 'select'; readonly unit: UnitId | undefined }
  /** Rings units without touching them. */
  | { readonly type: 'point'; readonly units: readonly UnitId[] }
  | { readonly type: 'sendTo'; readonly spot: Spot }
  | { readonly type: 'sketch'; readonly draft: Command }
  | { readonly type: 'nudge'; readonly by: Spot }
  | { readonly type: 'turn'; readonly angle: number }
  | { readonly type: 'focusNext' }
  | { readonly type: 'takeOne' }
  | { readonly type: 'reset' }
  /** Takes a tool up, or puts it away. */
  | { readonly type: 'tool'; readonly kind: ToolKind }
  | { readonly type: 'putAway' }
  | { readonly type: 'aim'; readonly mark: Mark | undefined; readonly isPinned: boolean }
  | { readonly type: 'aimNext'; readonly by: 1 | -1 }
  | { readonly type: 'refused'; readonly refusals: readonly Refusal[] };

/** A pointer that moved less than this, in inches, has clicked. */
const CLICK = 0.3;

const isFor = (purpose: HandMode) => ({
  guard: ({ event }: { event: { readonly battle: Battle } }) => handModeOf(event.battle) === purpose,
  target: `.${purpose}` as const,
});

/** The state of input on the table. It knows no rules: it only edits the next command. */
export const tableMachine = setup({
  types: {
    context: {} as Interaction,
    events: {} as TableEvent,
    input: {} as { readonly battle: Battle; readonly check: Check; readonly words?: ToolWords | undefined },
  },
  guards: {
    isClose: ({ context: { hold } }, spot: Spot) =>
      hold !== undefined && Math.abs(hold.point.spot.x - spot.x) + Math.abs(hold.point.spot.y - spot.y) < CLICK,
    holdsUnit: ({ context: { hold } }) => hold?.base !== undefined && hold.models === undefined,
    holdsModel: ({ context: { hold } }) => hold?.base !== undefined && hold.models !== undefined,
    isForLaying: ({ context: { hold, draft } }) => {
      const isOnGround = hold?.point.model === undefined;
      const isOpen = hold?.base !== undefined && hold.pivot === undefined;
      return isOpen && draft !== undefined && (isAim(draft) || (isPlacing(draft) && isOnGround));
    },
  },
  actions: {
    follow: assign(({ context, event }) => (event.type === 'drag' ? moveDrag(context, event.spot) : {})),
    dropHold: assign({ hold: undefined }),
    click: assign(({ context }) => (context.hold ? pointAt(context, context.hold.point) : {})),
    layDown: assign(({ context }) => (context.hold ? layDownAt(context, context.hold.point.spot) : {})),
    explain: assign(({ context }) => ({ refused: context.hold?.refusals ?? [] })),
    putBack: assign(({ context }) => ({ draft: context.hold?.before })),
  },
}).createMachine({
  id: 'table',
  type: 'parallel',
  context: ({ input: { battle, check, words } }) => emptyInteraction(battle, words, check),
  states: {
    purpose: {
      initial: 'watching',
      on: {
        asked: (['looking', 'arranging', 'placing', 'targeting', 'choosing'] as const).map(isFor),
        playing: '.watching',
      },
      states: { watching: {}, looking: {}, arranging: {}, placing: {}, targeting: {}, choosing: {} },
    },
    hand: {
      initial: 'free',
      on: {
        asked: {
          target: '.free',
          actions: assign(({ context, event }) => openQuestion(context, event.battle, event.options)),
        },
        playing: {
          target: '.free',
          actions: [
            assign(({ event }) => ({ battle: event.battle, options: [], draft: undefined, refused: [] })),
            'dropHold',
          ],
        },
        hover: { actions: assign(({ event }) => ({ hovered: event.model })) },
        select: { target: '.free', actions: [assign(({ context, event }) => select(context, event.unit)), 'dropHold'] },
        point: { actions: assign(({ event }) => ({ pointed: event.units })) },
        refused: { actions: assign(({ event }) => ({ refused: event.refusals })) },
        sketch: { actions: assign(({ event }) => ({ draft: event.draft, refused: [] })) },
        sendTo: { actions: assign(({ context, event }) => sendTo(context, event.spot)) },
        nudge: { actions: assign(({ context, event }) => nudge(context, event.by)) },
        turn: { actions: assign(({ context, event }) => turn(context, event.angle)) },
        takeOne: { actions: assign(({ context }) => toggleOne(context)) },
        focusNext: { actions: assign(({ context }) => beginAtFocus(focusNext(context))) },
        tool: { actions: assign(({ context, event }) => takeUp(context, event.kind)) },
        putAway: { actions: assign(({ context }) => putAway(context)) },
        aim: { actions: assign(({ context, event }) => aimAt(context, event.mark, event.isPinned)) },
        aimNext: { actions: assign(({ context, event }) => aimNext(context, event.by)) },
        reset: { actions: assign(({ context }) => reset(context)) },
      },
      states: {
        free: {
          on: {
            press: { target: 'holding', actions: assign(({ context, event }) => startDrag(context, event.point)) },
          },
        },
        holding: {
          on: {
            drag: [
              { guard: { type: 'isClose', params: ({ event }) => event.spot } },
              { guard: 'holdsUnit', target: 'dragging.unit', actions: 'follow' },
              { guard: 'holdsModel', target: 'dragging.model', actions: 'follow' },
              { target: 'free', actions: ['explain', 'dropHold'] },
            ],
            release: [
              { guard: 'isForLaying', target: 'free', actions: ['layDown', 'dropHold'] },
              { target: 'free', actions: ['click', 'dropHold'] },
            ],
            cancel: { target: 'free', actions: 'dropHold' },
          },
        },
        dragging: {
          initial: 'unit',
          states: { unit: {}, model: {} },
          on: {
            drag: { actions: 'follow' },
            release: { target: 'free', actions: assign(({ context }) => endDrag(context)) },
            cancel: { target: 'free', actions: ['putBack', 'dropHold'] },
          },
        },
      },
    },
  },
});
