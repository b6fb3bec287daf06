import { countsAt, modelsAt } from '../../facts/places/control';
import { type Battle, type ModelId, otherSeat, type PerSeat, SEATS, type Seat } from '../../types';

/** OBJ-03, OBJ-05: the side that would control an objective if it were counted now. */
export interface ControlRow {
  readonly objective: string;
  readonly counts: PerSeat<number>;
  /** Undefined on a tie. */
  readonly holder: Seat | undefined;
  readonly models: readonly ModelId[];
}

export interface ControlReading {
  readonly kind: 'control';
  readonly rows: readonly ControlRow[];
}

/** Counts every objective on the table. */
export const controlReading = (battle: Battle): ControlReading => ({
  kind: 'control',
  rows: battle.objectives.map(objective => {
    const counts = countsAt(battle, objective);
    return {
      objective: objective.id,
      counts,
      holder: SEATS.find(seat => counts[seat] > counts[otherSeat(seat)]),
      models: SEATS.flatMap(seat => modelsAt(battle, seat, objective)),
    };
  }),
});
