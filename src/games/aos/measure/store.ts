import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Spot } from '../../../geometry/shapes/shape';
import type { Stage, View } from '../../../table/stage';
import { middleOf } from '../hands/draft/drafts';
import { withTable } from './acts';
import { type Measuring, measuringOf } from './measuring';
import type { MeasureTable } from './table';

/** A pure change of the table or the question. */
export type Change = (measuring: Measuring) => Measuring;

/** The parts of the stage that the measuring table uses. */
export type MeasureStage = Pick<Stage, 'show' | 'lookBack' | 'pixelOf'> & { picture(): Promise<Blob | undefined> };

/** An open measuring table. */
export class MeasureStore {
  readonly state: StoreApi<Measuring>;
  /** Whether the table is seen through a model's eyes. */
  readonly eye = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));
  private stage: MeasureStage | undefined;

  /** `before` is the table that undo restores, if any. */
  constructor(measureTable: MeasureTable, before?: MeasureTable) {
    this.state = createStore<Measuring>(() => ({ ...measuringOf(measureTable), past: before ? [before] : [] }));
  }

  get now(): Measuring {
    return this.state.getState();
  }

  /** Changes the table or the question; another question leaves the view through a model's eyes. */
  readonly change = (change: Change): void => {
    this.state.setState(change(this.now), true);
    if (this.now.question !== 'sight') this.lookBack();
  };

  /** Replaces the table; undo restores this one. */
  readonly lay = (measureTable: MeasureTable): void => {
    this.change(each => withTable(each, measureTable));
    this.comeNear();
  };

  /** The stage that shows it; at first it moves near the models. */
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

  /** On a portrait screen the table is rotated and fills it already. */
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

  /** Leaves the view through a model's eyes. True if it was open. */
  lookBack(): boolean {
    if (!this.eye.getState().isOpen) return false;
    this.eye.setState({ isOpen: false });
    void this.stage?.lookBack();
    return true;
  }

  /** The pixel position of a spot, if there is a stage. */
  pixelOf(spot: Spot): { readonly left: number; readonly top: number } | undefined {
    return this.stage?.pixelOf(spot);
  }

  /** A picture of the current view. */
  picture(): Promise<Blob | undefined> {
    return this.stage?.picture() ?? Promise.resolve(undefined);
  }
}
