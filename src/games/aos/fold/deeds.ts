import { bug } from '../../../kernel/bug';
import { totalOf } from '../../../kernel/dice';
import type { EventOf } from '../events';
import { changed, shapedModel } from '../facts/copy';
import { askedNow, isForThePhase } from '../facts/open-question';
import type { Battle, Deed, Seat } from '../types';
import { alsoDone, withActivation, withDeeds, withTriggers, withUnit } from './changes';
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
  pointSpent: (battle, { seat, on, unit, triggers }) => {
    const paid = withTriggers(withPoints(battle, seat, -1), triggers);
    return on === 'inspiring-presence' ? withDeeds(paid, unit, 'inspired') : paid;
  },
  abilityUsed: (battle, { use }) => {
    const ask = askedNow(battle);
    const hasReplied = battle.hasReplied || (ask !== undefined && ask.seat !== battle.active && isForThePhase(ask));
    // COMBAT-07, ABIL-03: using an ability when asked to pick is not a pass; the opponent is asked again.
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
  unbindRolled: (battle, { unit, triggers }) =>
    changed(
      withUnit(battle, unit, it => ({ unbinds: it.unbinds + 1 })),
      {
        cast: battle.cast && { ...battle.cast, isAnswered: true },
        triggers: [...battle.triggers, ...triggers],
      },
    ),
  spellEnded: (battle, { triggers }) =>
    changed(battle, { cast: undefined, triggers: [...battle.triggers, ...triggers] }),
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
  unitMoved: (battle, { unit, kind, moved, triggers }) => {
    const ends = new Map(moved.map(({ model, end }) => [model, end]));
    const walked = withUnit(battle, unit, it => ({
      deeds: alsoDone(it, DEEDS_OF_MOVES[kind]),
      chargeRoll: kind === 'charge' ? battle.rolledMove?.natural : it.chargeRoll,
      models: it.models.map(model => {
        const end = ends.get(model.id);
        return end ? shapedModel(model, end) : model;
      }),
    }));
    return changed(walked, { rolledMove: undefined, triggers: [...battle.triggers, ...triggers] });
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

const DEEDS_OF_MOVES: Readonly<Record<EventOf<'unitMoved'>['kind'], readonly Deed[]>> = {
  normal: ['moved'],
  retreat: ['moved', 'retreated'],
  charge: ['charged'],
  pileIn: [],
  scout: [],
};

const withPoints = (battle: Battle, seat: Seat, points: number): Battle =>
  changed(battle, {
    commandPoints: { ...battle.commandPoints, [seat]: battle.commandPoints[seat] + points },
  });
