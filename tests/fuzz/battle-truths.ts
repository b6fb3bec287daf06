import { battleplanOf } from '../../src/games/aos/battleplans';
import type { BattleEvent } from '../../src/games/aos/events';
import { findUnit, isOnTable } from '../../src/games/aos/facts/units';
import { woundsOf } from '../../src/games/aos/rules/damage/inflict';
import { type Battle, SEATS, type Unit } from '../../src/games/aos/types';
import { coherencyGroups } from '../../src/games/aos/ways/coherency';
import { doOverlap } from '../../src/geometry/gaps/gap';
import { claim } from './claim';

/** What holds after every command: no base overlaps another, after moves, arrivals, returns and summons. */
export function claimApart(battle: Battle): void {
  const models = battle.units.filter(isOnTable).flatMap(unit => unit.models);
  models.forEach((model, index) => {
    const met = models.slice(index + 1).find(other => doOverlap(model, other));
    claim(met === undefined, 'MOVE-06 no base overlaps another', model, met);
  });
}

const WOUNDING: readonly BattleEvent['type'][] = [
  'woundsAllocated',
  'modelHealed',
  'modelSlain',
  'woundsSet',
  'modelRestored',
];

/** What holds after every event, whatever was played. */
export function claimTruths(battle: Battle, event: BattleEvent): void {
  // UNIT-05: who ran and then stood still may be split by losses for the rest of the turn.
  const hasMoved = event.type === 'unitMoved' && event.moved.length > 0;
  if (hasMoved || event.type === 'unitSetUp' || event.type === 'unitArrived')
    claimOneGroup(findUnit(battle, event.unit));
  // SPLIT-01: a unit split by losses has lost the other groups when the turn is over.
  if (event.type === 'turnBegan')
    battle.units.filter(unit => isOnTable(unit) && !isRuledOn(battle, unit)).forEach(claimOneGroup);
  if (WOUNDING.includes(event.type)) claimWounds(battle);
  if (event.type === 'diceRolled') claimDice(event);
  if (event.type === 'chargeRolled') claimSum(battle, event.faces);
  claim(battle.round <= battleplanOf(battle).lastRound, 'FB-08 the battle ends with its last round', battle.round);
  for (const seat of SEATS) claim(battle.commandPoints[seat] >= 0, 'CMD-04 nobody spends points they lack', seat);
}

/** TABLE-02: what was agreed on between two turns may have torn a unit apart. */
const isRuledOn = ({ agreed }: Battle, { id }: Unit): boolean =>
  agreed.some(({ ruling }) => 'model' in ruling && ruling.model.startsWith(`${id}/`));

/** UNIT-02, SETUP-04: who was set up or has moved is there, and is one group. */
function claimOneGroup(unit: Unit | undefined): void {
  claim(unit !== undefined, 'who moves is there');
  if (unit) claim(coherencyGroups(unit.models).length <= 1, 'UNIT-02 a unit that moved is one group', unit.models);
}

/** WND-04, SLAIN-01: at most one model of a unit is wounded, and no model survives all its wounds. */
function claimWounds(battle: Battle): void {
  const falling = new Set<string>();
  for (const unit of battle.units) {
    const most = woundsOf(battle, unit);
    for (const model of unit.models) {
      claim(model.wounds >= 0 && model.wounds <= most, 'SLAIN-01 wounds are from none to all', model);
      const standsALastTime = unit.memory.some(({ kind }) => kind === 'dying');
      if (model.wounds === most && !standsALastTime) falling.add(model.id);
    }
    const wounded = unit.models.filter(model => model.wounds > 0 && !falling.has(model.id));
    claim(wounded.length <= 1, 'WND-04 one model is wounded before the next', wounded);
  }
  claim(falling.size <= 1, 'SLAIN-02 the slain leave at once', [...falling]);
}

/** DICE-04: N+ is N or more; a 1 and a 6 have rules of their own. */
function claimDice({ roll, needed, dice }: Extract<BattleEvent, { type: 'diceRolled' }>): void {
  for (const { face, result, passed } of dice) {
    const isPlain = face > 1 && face < 6;
    if (isPlain) claim(passed === result >= needed, 'DICE-04 N+ is N or more', roll, needed, face, result);
    if (face === 1) claim(!passed, 'SEQ-02 a natural 1 fails', roll);
    if (face === 6 && roll !== 'save') claim(passed, 'SEQ-02 a natural 6 passes', roll);
  }
}

/** DICE-02 */
function claimSum(battle: Battle, faces: readonly number[]): void {
  const sum = faces.reduce((total, face) => total + face, 0);
  claim(battle.rolledMove?.natural === sum, 'DICE-02 the dice of a charge are added up', faces, battle.rolledMove);
}
