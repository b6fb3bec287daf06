import type { OverlayPicture, RingPicture } from '../../../../table/picture';
import type { Pointer } from '../../course/lesson';
import { findUnit, isOnTable } from '../../facts/units';
import { type Battle, SEATS, type Unit } from '../../types';

/** The teacher's pointer on the table: rings around units, a marked place. */
export function pointerPicture(battle: Battle, { units = [], spot }: Pointer): Partial<OverlayPicture> {
  const meant = units.flatMap(id => findUnit(battle, id) ?? []).filter(isOnTable);
  const disc = spot && { x: spot.x, y: spot.y, radius: spot.radius };
  return {
    areas: disc ? [{ id: 'lesson place', look: 'reach', discs: [disc] }] : [],
    rings: [...meant.flatMap(ringsAround), ...(disc ? [aura(disc.x, disc.y, disc.radius)] : [])],
    labels: [
      ...meant.map(unit => ({ ...arrowOver(unit), id: `lesson ${unit.id}` })),
      ...(spot ? [{ ...ARROW, id: 'lesson spot', at: { x: spot.x, y: spot.y, z: 0.6 }, text: spot.word }] : []),
    ],
  };
}

const ARROW = { tone: 'aura', number: '▼', text: '' } as const;

/** Just outside the base, so that other marks stay visible. */
const AROUND = 0.22;

const ringsAround = ({ models, seat }: Unit): readonly RingPicture[] =>
  models.map(({ id, x, y, z, outline }) => {
    const radius = outline.kind === 'circle' ? outline.radius : outline.kind === 'oval' ? outline.length / 2 : 1;
    return { ...aura(x, y, radius + AROUND), z, seat: SEATS.indexOf(seat) as 0 | 1, follow: id };
  });

const aura = (x: number, y: number, radius: number): RingPicture => ({
  look: 'aura',
  x,
  y,
  outline: { kind: 'circle', radius },
});

function arrowOver({ models }: Unit) {
  const middle = models[Math.floor(models.length / 2)] ?? { x: 0, y: 0, z: 0, height: 0 };
  return { ...ARROW, at: { x: middle.x, y: middle.y, z: middle.z + middle.height + 0.8 } };
}
