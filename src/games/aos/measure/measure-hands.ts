import type { TableHands, TablePoint } from '../../../table/hands';
import { aim, select } from './acts';
import { drag, drop, endDrag, isGoalAt, setGoal, startDrag, thingAt } from './grip';
import type { MeasureStore } from './store';

/**
 * Turns pointer and touch input into changes of the measuring table: a press grabs a model at once, scenery and
 * objectives once selected, and the bare table moves the camera. The secondary button picks the second unit of a
 * question.
 */
export function createMeasureHands(measureStore: MeasureStore): TableHands {
  return {
    onDown(at) {
      const { now } = measureStore;
      if (isGoalAt(now, at.spot)) return hold(measureStore, at, 'goal');
      const thing = thingAt(now, at.spot, at.model);
      if (!thing) return 'pan';
      const wasChosen = now.selected?.kind === thing.kind && now.selected.id === thing.id;
      const isOne = at.alt || at.ctrl || (wasChosen && now.focus !== undefined && now.focus === at.model);
      measureStore.change(each => select(each, thing, isOne ? at.model : undefined));
      if (thing.kind !== 'unit' && !wasChosen) return 'pan';
      return hold(measureStore, at, thing);
    },
    onMove({ spot, model }, isPressed) {
      if (isPressed) measureStore.change(each => drag(each, spot));
      else if (measureStore.now.hovered !== model) measureStore.change(each => ({ ...each, hovered: model }));
    },
    onUp: () => measureStore.change(endDrag),
    onCancel: () => measureStore.change(drop),
    onLeave: () => measureStore.change(each => ({ ...each, hovered: undefined })),
    onSecond({ spot, model }) {
      const thing = thingAt(measureStore.now, spot, model);
      measureStore.change(each => {
        if (thing?.kind === 'unit') return aim(each, thing.id);
        return each.question === 'reach' ? setGoal(each, spot) : each;
      });
    },
  };
}

function hold(measureStore: MeasureStore, at: TablePoint, thing: Parameters<typeof startDrag>[1]): 'table' {
  measureStore.change(each => startDrag(each, thing, each.focus, at.spot));
  return 'table';
}
