import { closestPair } from '../../../geometry/units/group';
import type {
  AreaPicture,
  BannerPicture,
  ObjectivePicture,
  OverlayPicture,
  RingPicture,
  UnitFlagPicture,
} from '../../../table/picture';
import { warscrollOf } from '../armies';
import { askedNow } from '../facts/open-question';
import { bodiesOf } from '../facts/places/bodies';
import { ENGAGED } from '../facts/places/distance';
import { setUpDistance, territoryOf } from '../facts/places/territory';
import { findUnit, isInPlay, isOnTable, modelsOf } from '../facts/units';
import { unitsWithOptions } from '../hands/answers';
import { isAim, isChoice, isMove, isPlacing, middleOf } from '../hands/draft/drafts';
import { KNOB_RADIUS, turnHandleOf } from '../hands/drag/turn-handle';
import type { Interaction } from '../hands/interaction';
import { firstDraftFor, handModeOf } from '../hands/question-mode';
import { toolPicture } from '../tools/picture';
import { type Battle, otherSeat, SEATS, type Unit } from '../types';
import { aimGround } from './aims';
import { deckPlaces, garrisonOf } from './decks';
import { discsOf } from './discs';
import { indexOf } from './minis';
import { overrunPicture } from './overrun';
import { isDeploying, placingGround } from './placing-ground';
import { draftPicture, reachPicture } from './ways';

/** Everything drawn over the table for the current interaction. */
export function overlaysOf(interaction: Interaction, nameOf: (unit: Unit) => string): OverlayPicture {
  const draft = draftPicture(interaction);
  const overrun = overrunPicture(interaction);
  const tool = toolPicture(interaction, nameOf);
  const handle = handlePicture(interaction);
  const aim = interaction.tool ? { strokes: [], labels: [] } : chargePicture(interaction);
  return {
    areas:
      interaction.tool?.kind === 'ranges' ? tool.areas : [...areasOf(interaction), ...draft.areas, ...overrun.areas],
    strokes: [...draft.strokes, ...overrun.strokes, ...handle.strokes, ...aim.strokes, ...tool.strokes],
    rings: [
      ...(interaction.tool && interaction.tool.kind !== 'ranges' ? [] : marks(interaction)),
      ...draft.rings,
      ...overrun.rings,
      ...handle.rings,
      ...tool.rings,
    ],
    labels: [...draft.labels, ...overrun.labels, ...aim.labels, ...tool.labels],
    ...standing(interaction.battle, nameOf),
  };
}

type Standing = Pick<OverlayPicture, 'unitFlags' | 'objectives' | 'banners'>;
const known = new WeakMap<Battle, Standing>();

/** Overlays that do not depend on input: one object per battle, so that they are not redrawn. */
function standing(battle: Battle, nameOf: (unit: Unit) => string): Standing {
  const before = known.get(battle);
  if (before) return before;
  const unitFlags = battle.units.filter(isInPlay).map(unit => unitFlagOf(battle, unit, nameOf(unit)));
  const made = { unitFlags, objectives: objectivesOf(battle), banners: bannersOf(battle) };
  known.set(battle, made);
  return made;
}

/** The turn handle; hidden while the unit is dragged. */
function handlePicture(interaction: Interaction): Pick<OverlayPicture, 'strokes' | 'rings'> {
  const isPulled = interaction.hold?.base !== undefined && !interaction.hold.pivot;
  const handle = isPulled ? undefined : turnHandleOf(interaction);
  if (!handle) return { strokes: [], rings: [] };
  const { middle, knob } = handle;
  return {
    strokes: [{ look: 'sight', points: [middle, knob] }],
    rings: [{ look: 'seen', ...knob, outline: { kind: 'circle', radius: KNOB_RADIUS } }],
  };
}

const objectivesOf = ({ objectives }: Battle): readonly ObjectivePicture[] =>
  objectives.map(({ id, at, holder }, index) => ({
    id,
    ...at,
    numeral: String(index + 1),
    holder: holder && indexOf(holder),
  }));

const bannersOf = (battle: Battle): readonly BannerPicture[] =>
  battle.field.features.flatMap(({ id }) => {
    const [holder] = garrisonOf(battle, id);
    return holder ? [{ feature: id, seat: indexOf(holder.seat) }] : [];
  });

/** The overlays with more added. */
export const withMarks = (own: OverlayPicture, more: Partial<OverlayPicture>): OverlayPicture => ({
  ...own,
  areas: [...own.areas, ...(more.areas ?? [])],
  rings: [...own.rings, ...(more.rings ?? [])],
  labels: [...own.labels, ...(more.labels ?? [])],
});

/** Brackets around the selection, a thin ring under the pointer, and rings around all units that could answer. */
function marks(interaction: Interaction): readonly RingPicture[] {
  const { battle, selected, focus, hovered, pointed, draft } = interaction;
  const isAiming = handModeOf(battle) === 'targeting';
  const answering = unitsWithOptions(battle, interaction.options);
  const chosen = draft && isChoice(draft) ? draft.models : [];
  const aimed = draft?.type === 'attack' ? draft.orders.map(({ target }) => target) : [];
  const decks = deckPlaces(battle);
  return battle.units.filter(isInPlay).flatMap(unit =>
    unit.models.flatMap((model): readonly RingPicture[] => {
      const { id, outline } = model;
      const pose = isOnTable(unit) ? model : decks.get(id);
      if (!pose) return [];
      const { x, y, z, facing } = pose;
      const place = { x, y, z, facing, outline, seat: indexOf(unit.seat), follow: id };
      if (chosen.includes(id) || aimed.includes(unit.id)) return [{ look: 'target', ...place }];
      if (unit.id === selected && (focus === undefined || focus === id)) {
        return [{ look: isAiming && answering.includes(unit.id) ? 'target' : 'select', ...place }];
      }
      if (hovered === id || pointed?.includes(unit.id)) return [{ look: 'hover', ...place }];
      if ((draft === undefined || aimed.length > 0) && answering.includes(unit.id)) return [{ look: 'can', ...place }];
      return [];
    }),
  );
}

/** Where the selected unit may go and must not, or where units are set up. */
function areasOf(interaction: Interaction): readonly AreaPicture[] {
  const { battle, draft, selected } = interaction;
  const ask = askedNow(battle);
  if (!ask) return [];
  if (isDeploying(battle)) return territories(interaction);
  if (draft && isAim(draft)) return aimGround(battle, draft);
  if (draft && isPlacing(draft)) return placingGround(interaction);
  const unit = selected === undefined ? undefined : findUnit(battle, selected);
  const own = draft ?? (unit && unit.seat === ask.seat ? firstDraftFor(battle, ask, unit) : undefined);
  if (!own || !isMove(own) || interaction.options.length === 0) return [];
  const reach = reachPicture(interaction, own, battle);
  if (reach.length === 0 || own.type === 'chargeMove' || own.type === 'pileIn') return reach;
  const enemies = modelsOf(battle, otherSeat(own.seat));
  return [...reach, { id: 'enemies', look: 'danger', discs: discsOf(enemies, ENGAGED) }];
}

/** Both territories, and FB-03 the part of the player's own that is too near to the enemy's. */
function territories({ battle }: Interaction): readonly AreaPicture[] {
  const ask = askedNow(battle);
  const enemy = ask && ask.kind !== 'chooseTerritory' ? territoryOf(battle, otherSeat(ask.seat)) : undefined;
  const tooNear = enemy
    ? [{ id: 'too near', look: 'danger', polygons: [enemy], grow: setUpDistance(battle) } as const]
    : [];
  const sides = SEATS.flatMap(seat => {
    const territory = territoryOf(battle, seat);
    const owner = indexOf(seat);
    return territory
      ? [{ id: `territory ${owner}`, look: 'territory', seat: owner, polygons: [territory] } as const]
      : [];
  });
  return [...sides, ...tooNear];
}

/** The charge distance: the shortest tape from the selected unit to an enemy. */
function chargePicture({ battle, selected, draft, options }: Interaction): Pick<OverlayPicture, 'strokes' | 'labels'> {
  const ask = askedNow(battle);
  const unit = selected === undefined ? undefined : findUnit(battle, selected);
  const isTrying = ask?.kind === 'act' && ask.phase === 'charge' && draft === undefined && options.length > 0;
  const pair =
    isTrying && unit && unit.seat === ask.seat && isOnTable(unit)
      ? closestPair(unit.models, modelsOf(battle, otherSeat(unit.seat)))
      : undefined;
  if (!pair) return { strokes: [], labels: [] };
  const at = { x: (pair.from.x + pair.to.x) / 2, y: (pair.from.y + pair.to.y) / 2, z: 0.4 };
  const number = `${Math.round(pair.gap * 10) / 10}″`;
  return {
    strokes: [{ look: 'tape', points: [pair.from, pair.to] }],
    labels: [{ id: 'aim', at, tone: 'plain', number, text: 'to the nearest enemy' }],
  };
}

/** The flag over a unit. */
export function unitFlagOf(battle: Battle, unit: Unit, name: string): UnitFlagPicture {
  const [ground] = unit.where.kind === 'garrison' ? bodiesOf(battle, unit) : [];
  const tall = Math.max(...unit.models.map(({ height, z }) => height + (ground ? ground.height : z)));
  const isMissile = warscrollOf(unit).weapons.some(({ type }) => type === 'missile');
  return {
    id: `flag ${unit.id}`,
    at: { ...(ground ? { x: ground.x, y: ground.y } : middleOf(unit.models)), z: tall },
    seat: indexOf(unit.seat),
    icon: warscrollOf(unit).keywords.includes('HERO') ? 'hero' : isMissile ? 'shoot' : 'fight',
    count: unit.models.length > 1 || ground ? unit.models.length : undefined,
    name,
  };
}
