import { changed, shapedModel } from '../facts/copy';
import { unitOf } from '../facts/units';
import type { Battle, Slain } from '../types';
import { withDeeds, withPlaced, withUnit } from './changes';
import type { Folders } from './folders';
import { withReturned } from './wounds';

/** Rulings by consent. */
export const consentFolders: Folders<
  | 'rulingProposed'
  | 'rulingAgreed'
  | 'rulingDeclined'
  | 'rulingWithdrawn'
  | 'modelPlaced'
  | 'modelRestored'
  | 'woundsSet'
  | 'pointsSet'
  | 'rollTakenBack'
  | 'phaseCutShort'
  | 'testsSkipped'
> = {
  rulingProposed: battle => battle,
  rulingAgreed: (battle, { agreed }) => changed(battle, { agreed: [...battle.agreed, agreed] }),
  rulingDeclined: battle => battle,
  rulingWithdrawn: battle => battle,
  modelPlaced: (battle, { unit, placed }) => withPlaced(battle, unit, [placed]),
  modelRestored: (battle, { unit, placed }) => {
    const lost = battle.slain.findLast(({ model }) => model === placed.model);
    const back = withUnit(withReturned(battle, unit, [placed]), unit, it => ({
      where: { kind: 'table' },
      slainThisTurn: Math.max(0, it.slainThisTurn - (isOfThisRound(battle, lost) ? 1 : 0)),
    }));
    return changed(back, { slain: battle.slain.filter(each => each !== lost) });
  },
  woundsSet: (battle, { unit, model, wounds }) =>
    withUnit(battle, unit, it => ({
      models: it.models.map(each => (each.id === model ? shapedModel(each, each, wounds) : each)),
    })),
  pointsSet: (battle, { seat, points }) =>
    changed(battle, { commandPoints: { ...battle.commandPoints, [seat]: points } }),
  rollTakenBack: (battle, { battle: before }) => changed(before, { agreed: battle.agreed }),
  phaseCutShort: (battle, { spared }) =>
    changed(withTested(battle, spared), {
      asks: [],
      suspended: [],
      hasReplied: false,
      activation: undefined,
      rolledMove: undefined,
      cast: undefined,
      triggers: [],
      combatIsOver: true,
    }),
  testsSkipped: (battle, { units }) => withTested(battle, units),
};

/** SHOCK-03: models slain in an earlier round were counted then. */
const isOfThisRound = ({ round }: Battle, lost: Slain | undefined): boolean => lost?.round === round;

const withTested = (battle: Battle, units: readonly string[]): Battle =>
  units.reduce((after, id) => withDeeds(after, unitOf(after, id).id, 'tested'), battle);
