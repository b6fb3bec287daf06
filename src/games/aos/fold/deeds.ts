import { isWithin } from '../../../geometry/gaps/within';
import { bug } from '../../../kernel/bug';
import { totalOf } from '../../../kernel/dice';
import type { EventOf } from '../events';
import { changed, shapedModel } from '../facts/copy';
import { askedNow, isForThePhase } from '../facts/open-question';
import { findModel, unitOf } from '../facts/units';
import type { Battle, Deed, Seat, Trigger, Unit } from '../types';
import { alsoDone, withActivation, withDeeds, withUnit } from './changes';
import type { Folders } from './folders';

/** Command points, abilities, spells and moves. */
export const deedFolders: Folders<
  | 'pointsGained'
  | 'pointSpent'
  | 'abilityUsed'
  | 'abilityRolled'
  | 'marked'
  | 'markSpent'
  | 'remembered'
  | 'triumphOffered'
  | 'triumphDeclared'
  | 'castRolled'
  | 'castGiven'
  | 'unbindRolled'
  | 'spellEnded'
  | 'moveRolled'
  | 'runRolled'
  | 'windsRolled'
  | 'runCounted'
  | 'unitMoved'
  | 'chargeRolled'
  | 'chargeFailed'
  | 'deadlyRolled'
> = {
  pointsGained: (battle, { seat, points }) => withPoints(battle, seat, points),
  pointSpent: (battle, { seat, on, unit }) => {
    const paid = changed(withPoints(battle, seat, -1), {
      triggers: [...battle.triggers, { moment: 'pointSpent', unit }],
    });
    return on === 'inspiring-presence' ? withDeeds(paid, unit, 'inspired') : paid;
  },
  abilityUsed: (battle, { use }) => {
    const ask = askedNow(battle);
    const hasReplied = battle.hasReplied || (ask !== undefined && ask.seat !== battle.active && isForThePhase(ask));
    // COMBAT-07, ABIL-03: a player who uses an ability at a pick has not passed: the other is asked again.
    const lastPickWasPass = battle.lastPickWasPass && ask?.kind !== 'pickFighter';
    return changed(battle, { used: use ? [...battle.used, use] : battle.used, hasReplied, lastPickWasPass });
  },
  abilityRolled: battle => battle,
  marked: (battle, { unit, mark }) => withUnit(battle, unit, it => ({ marks: [...it.marks, mark] })),
  remembered: (battle, { unit, memory }) => withUnit(battle, unit, it => ({ memory: [...it.memory, memory] })),
  markSpent: (battle, { unit, ability }) =>
    withUnit(battle, unit, it => {
      const first = it.marks.findIndex(mark => mark.ability === ability);
      return { marks: it.marks.filter((_, index) => index !== first) };
    }),
  triumphOffered: (battle, { unit }) => withActivation(battle, it => ({ asked: [...it.asked, unit] })),
  triumphDeclared: (battle, { seat }) => changed(battle, { triumphs: { ...battle.triumphs, [seat]: undefined } }),
  castRolled: (battle, { cast }) =>
    changed(
      withUnit(battle, cast.unit, it => ({ casts: it.casts + 1 })),
      { cast, spellsTried: [...battle.spellsTried, cast.spell] },
    ),
  castGiven: (battle, { cast }) => changed(battle, { cast }),
  unbindRolled: (battle, { unit, total, needed }) =>
    changed(
      withUnit(battle, unit, it => ({ unbinds: it.unbinds + 1 })),
      {
        cast: battle.cast && { ...battle.cast, isAnswered: true },
        triggers: total < needed ? battle.triggers : [...battle.triggers, { moment: 'afterUnbind', unit }],
      },
    ),
  spellEnded: (battle, { how }) => {
    const caster = how === 'cast' || how === 'fizzled' ? battle.cast?.unit : undefined;
    const triggers: readonly Trigger[] = caster === undefined ? [] : [{ moment: 'afterCast', unit: caster }];
    return changed(battle, { cast: undefined, triggers: [...battle.triggers, ...triggers] });
  },
  moveRolled: (battle, { unit, move }) => withUnit(battle, unit, () => ({ moveRoll: move })),
  runRolled: (battle, { unit, face, roll, isAgain }) =>
    changed(withDeeds(battle, unit, 'ran', 'moved'), {
      rolledMove: {
        unit,
        kind: 'run',
        roll,
        natural: face,
        isChanged: false,
        ...(isAgain ? { isRerolled: true } : {}),
      },
    }),
  windsRolled: (battle, { unit, roll, direction }) =>
    changed(battle, {
      rolledMove: { unit, kind: 'ride', roll, natural: roll, isChanged: false, direction },
    }),
  runCounted: (battle, { roll }) =>
    changed(battle, {
      rolledMove: { ...(battle.rolledMove ?? bug('no run was rolled')), roll, natural: 6, isChanged: true },
    }),
  unitMoved: (battle, { unit, kind, moved }) => {
    const ends = new Map(moved.map(({ model, end }) => [model, end]));
    const walked = withUnit(battle, unit, it => ({
      deeds: alsoDone(it, DEEDS_OF_MOVES[kind]),
      chargeRoll: kind === 'charge' ? battle.rolledMove?.natural : it.chargeRoll,
      models: it.models.map(model => {
        const end = ends.get(model.id);
        return end ? shapedModel(model, end) : model;
      }),
    }));
    const trigger = hasMoved(unitOf(battle, unit), moved) ? TRIGGER_OF_MOVES[kind] : undefined;
    const triggers = trigger ? [...battle.triggers, { moment: trigger, unit }] : battle.triggers;
    return changed(walked, { rolledMove: undefined, triggers });
  },
  chargeRolled: (battle, { unit, faces, roll, isAgain, isExtra }) =>
    changed(isExtra || isAgain ? battle : withDeeds(battle, unit, 'triedCharge'), {
      rolledMove: {
        unit,
        kind: 'charge',
        roll,
        natural: totalOf(faces),
        isChanged: isAgain,
      },
    }),
  chargeFailed: battle => changed(battle, { rolledMove: undefined }),
  deadlyRolled: battle => battle,
};

/** SCEN-04: whether anyone of them went any way at all, back to its place too, or turned where turning is moving (MOVE-09). */
function hasMoved(unit: Unit, moved: EventOf<'unitMoved'>['moved']): boolean {
  return moved.some(({ model: id, path, end }) => {
    const model = findModel(unit, id);
    if (!model) return false;
    const hasGone = [...path, end].some(({ x, y }) => !isWithin(Math.hypot(x - model.x, y - model.y), 0));
    return hasGone || (model.outline.kind !== 'circle' && hasTurned(end.facing - model.facing));
  });
}

/** A full turn leads back to where it began. */
const hasTurned = (angle: number): boolean => !isWithin(Math.abs(Math.sin(angle / 2)), 0);

const DEEDS_OF_MOVES: Readonly<Record<EventOf<'unitMoved'>['kind'], readonly Deed[]>> = {
  normal: ['moved'],
  retreat: ['moved', 'retreated'],
  charge: ['charged'],
  pileIn: [],
  scout: [],
};

/** SCEN-07: a pile-in sets nothing off. */
const TRIGGER_OF_MOVES: Readonly<Record<EventOf<'unitMoved'>['kind'], Trigger['moment'] | undefined>> = {
  normal: 'afterMove',
  retreat: 'afterMove',
  charge: 'afterCharge',
  pileIn: undefined,
  scout: undefined,
};

const withPoints = (battle: Battle, seat: Seat, points: number): Battle =>
  changed(battle, {
    commandPoints: { ...battle.commandPoints, [seat]: battle.commandPoints[seat] + points },
  });
