import type { HintLevel } from '../../../../shell/browser/settings';
import { chargeOf, rollToArrive } from '../../abilities/charging';
import type { Ask, AskOf } from '../../asks';
import type { Command, CommandType } from '../../commands';
import { askedNow } from '../../facts/open-question';
import { enemyGap, isEngaged } from '../../facts/places/distance';
import { chanceOfTotal, type Probability, shareOf } from '../../facts/probability';
import { findUnit, hasMoveLeft, unitOf } from '../../facts/units';
import { questionOfKind } from '../../options/questions';
import type { Battle, Unit, UnitId } from '../../types';
import type { Hint, HintAbout } from './hint';
import { ABOUT_RULES, PHASE_RULES } from './rules';

export type { HintLevel } from '../../../../shell/browser/settings';
export type { Hint, HintAbout } from './hint';

/** The input of a hint: the battle, the legal options, and the selected unit. */
export interface Moment {
  readonly battle: Battle;
  readonly options: readonly Command[];
  readonly selected: UnitId | undefined;
}

/** Below one in six a charge is doubtful; from about even it is worth a hint. */
const POOR = 1 / 6;
const FAIR = 1 / 2;

/** The most helpful hint now, if any. `known` are general hints already read. */
export function hintFor(moment: Moment, level: HintLevel, known: ReadonlySet<string>): Hint | undefined {
  const ask = askedNow(moment.battle);
  if (level === 'off' || !ask || moment.options.length === 0) return undefined;
  const plain = plainHint(ask);
  const isNew = !known.has(plain.id);
  if (level === 'some' && isNew) return plain;
  return needOf(moment, ask) ?? (level === 'all' ? plain : undefined);
}

/** The general hint for a question, for either player. */
function plainHint(ask: Ask): Hint {
  const units = 'unit' in ask && ask.unit !== undefined ? [ask.unit] : [];
  if (ask.kind === 'act') {
    const about: HintAbout = { kind: 'phase', phase: ask.phase };
    return { id: `phase ${ask.phase}`, about, rule: PHASE_RULES[ask.phase], units, panel: 'bar' };
  }
  return {
    id: `decision ${ask.kind}`,
    about: { kind: 'decision', ask: ask.kind },
    rule: questionOfKind(ask.kind).rule,
    units,
    panel: 'bar',
  };
}

/** A chance that a newcomer should not miss. */
function needOf(moment: Moment, ask: Ask): Hint | undefined {
  const { battle } = moment;
  const points = battle.commandPoints[ask.seat];
  switch (ask.kind) {
    case 'act':
      return phaseNeed(moment, ask);
    case 'chargeMove':
      return pointHint(moment, 'forwardToVictory', { kind: 'forwardToVictory', points }, !canArrive(moment));
    case 'runMove':
      return pointHint(moment, 'atTheDouble', { kind: 'atTheDouble', points }, isShortRun(battle));
    case 'inspire':
      return pointHint(moment, 'inspire', { kind: 'inspire', points }, true);
    default:
      return undefined;
  }
}

function phaseNeed(moment: Moment, { phase }: AskOf<'act'>): Hint | undefined {
  if (phase === 'movement') return boundHint(moment) ?? stillHint(moment, 'move', 'moved', { kind: 'unmoved' });
  if (phase === 'shooting') return stillHint(moment, 'shoot', 'shot', { kind: 'canStillShoot' });
  return phase === 'charge' ? chargeHint(moment) : undefined;
}

const hintAbout = (about: HintAbout, units: readonly UnitId[], panel: Hint['panel']): Hint | undefined =>
  about.kind === 'decision' || about.kind === 'phase'
    ? undefined
    : { id: `${about.kind} ${units.join(' ')}`, about, rule: ABOUT_RULES[about.kind], units, panel };

/** The units that may do this. */
const unitsFor = ({ options }: Moment, type: CommandType): readonly UnitId[] => [
  ...new Set(options.flatMap(option => (option.type === type && 'unit' in option ? [option.unit] : []))),
];

/** RETR-01: the selected unit may only stay or retreat. */
function boundHint({ battle, selected }: Moment): Hint | undefined {
  const unit = selected === undefined ? undefined : findUnit(battle, selected);
  if (!unit || unit.seat !== battle.active || !hasMoveLeft(unit)) return undefined;
  return isEngaged(battle, unit)
    ? hintAbout({ kind: 'bound', gap: enemyGap(battle, unit) }, [unit.id], 'table')
    : undefined;
}

/** Some units have done it and others have not: shown before the phase ends. */
function stillHint(moment: Moment, type: 'move' | 'shoot', deed: 'moved' | 'shot', about: HintAbout): Hint | undefined {
  const { battle } = moment;
  const hasBegun = battle.units.some(({ seat, deeds }) => seat === battle.active && deeds.includes(deed));
  const units = unitsFor(moment, type);
  return hasBegun && units.length > 0 ? hintAbout(about, units, 'table') : undefined;
}

/** CHARGE-01, CHARGE-05: a charge that rarely arrives, or a likely one that was not tried. */
function chargeHint(moment: Moment): Hint | undefined {
  const { battle, selected } = moment;
  const units = unitsFor(moment, 'tryCharge');
  if (selected !== undefined && units.includes(selected)) {
    const { gap, needed, chance } = chargeOdds(battle, unitOf(battle, selected));
    return shareOf(chance) < POOR
      ? hintAbout({ kind: 'poorCharge', gap, needed, chance }, [selected], 'table')
      : undefined;
  }
  const hasBegun = battle.units.some(({ seat, deeds }) => seat === battle.active && deeds.includes('triedCharge'));
  const likely = units.filter(id => shareOf(chargeOdds(battle, unitOf(battle, id)).chance) >= FAIR);
  const [first] = likely;
  if (!hasBegun || first === undefined) return undefined;
  return hintAbout(
    { kind: 'canStillCharge', chance: chargeOdds(battle, unitOf(battle, first)).chance },
    likely,
    'table',
  );
}

/** CHARGE-02, CHARGE-05: the nearest enemy's distance, the lowest sufficient roll, and its probability. */
export function chargeOdds(
  battle: Battle,
  unit: Unit,
): { readonly gap: number; readonly needed: number; readonly dice: number; readonly chance: Probability } {
  const gap = enemyGap(battle, unit);
  const { dice } = chargeOf(battle, unit);
  const needed = Math.max(dice, rollToArrive(gap));
  return { gap, needed, dice, chance: chanceOfTotal(dice, needed) };
}

/** CHARGE-05: whether any offered move completes the charge. */
const canArrive = ({ options }: Moment): boolean => options.some(({ type }) => type === 'chargeMove');

const LONG_RUN = 4;

/** CMD-10: a run roll below 6. */
const isShortRun = ({ rolledMove }: Battle): boolean => rolledMove !== undefined && rolledMove.natural < LONG_RUN;

/** CMD-04: what a command point could do, if legal and useful. */
function pointHint(
  moment: Moment,
  type: 'forwardToVictory' | 'atTheDouble' | 'inspire',
  about: HintAbout,
  helps: boolean,
): Hint | undefined {
  const units = unitsFor(moment, type);
  return helps && units.length > 0 ? hintAbout(about, units, 'bar') : undefined;
}
