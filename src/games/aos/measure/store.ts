import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Spot } from '../../../geometry/shapes/shape';
import type { Stage, View } from '../../../table/stage';
import { middleOf } from '../hands/draft/drafts';
import { withTable } from './acts';
import { type Measuring, measuringOf } from './measuring';
import type { MeasureTable } from './table';

/** A pure change of what is on the table or asked. */
export type Change = (measuring: Measuring) => Measuring;

/** What the measuring table asks of the scene, besides a picture of it to keep. */
export type MeasureStage = Pick<Stage, 'show' | 'lookBack' | 'pixelOf'> & { picture(): Promise<Blob | undefined> };

/** One measuring table that is open at this screen. */
export class MeasureStore {
  readonly state: StoreApi<Measuring>;
  /** Whether the table is seen through a model's eyes. */
  readonly eye = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));
  private stage: MeasureStage | undefined;

  /** `before` is the table that undo brings back, if there was one. */
  constructor(measureTable: MeasureTable, before?: MeasureTable) {
    this.state = createStore<Measuring>(() => ({ ...measuringOf(measureTable), past: before ? [before] : [] }));
  }

  get now(): Measuring {
    return this.state.getState();
  }

  /** Changes what is on the table or asked; who asks about something else looks at the table again. */
  readonly change = (change: Change): void => {
    this.state.setState(change(this.now), true);
    if (this.now.question !== 'sight') this.lookBack();
  };

  /** Puts another table in place of this one; undo brings this one back. */
  readonly lay = (measureTable: MeasureTable): void => {
    this.change(each => withTable(each, measureTable));
    this.comeNear();
  };

  /** The table that shows it; at first it comes near to where the models stand. */
  readonly setStage = (stage: MeasureStage | undefined): void => {
    const isFirst = this.stage === undefined;
    this.stage = stage;
    if (isFirst) this.comeNear();
  };

  private comeNear(): void {
    const places = this.now.measureTable.units.flatMap(unit => unit.places);
    if (this.stage && places.length > 0 && !this.isUpright(this.stage)) {
      this.look({ kind: 'play', at: middleOf(places) });
    }
  }

  /** On an upright screen the table lies on its side and fills it already. */
  private isUpright(stage: MeasureStage): boolean {
    const { width, depth } = this.now.measureTable.table;
    const [left, right] = [0, width].map(x => stage.pixelOf({ x, y: depth / 2 }));
    return (
      left !== undefined && right !== undefined && Math.abs(right.top - left.top) > Math.abs(right.left - left.left)
    );
  }

  /** Looks at the table in another way. */
  look(view: View): void {
    this.eye.setState({ isOpen: view.kind === 'eye' });
    void this.stage?.show(view);
  }

  /** From a model's eyes back to the table. True if it was seen through them. */
  lookBack(): boolean {
    if (!this.eye.getState().isOpen) return false;
    this.eye.setState({ isOpen: false });
    void this.stage?.lookBack();
    return true;
  }

  /** Where a spot of the table lies on the page, while there is a table. */
  pixelOf(spot: Spot): { readonly left: number; readonly top: number } | undefined {
    return this.stage?.pixelOf(spot);
  }

  /** The table as it is seen now. */
  picture(): Promise<Blob | undefined> {
    return this.stage?.picture() ?? Promise.resolve(undefined);
  }
}
