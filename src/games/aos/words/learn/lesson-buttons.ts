import type { Command, CommandType } from '../../commands';
import { findUnit } from '../../facts/units';
import { type Battle, PHASES } from '../../types';
import { TOOL_NAMES } from '../measure/tool-sentences';
import { TOOL_STRIP } from '../measure/tools';
import type { Names } from '../names';
import { answerWords } from '../questions/answers';
import { BAR } from '../questions/bar';
import { buttonOf } from '../questions/commands';
import { LESSONS } from './course';

/**
 * Lessons name buttons in braces: {shoot judicators} is the label of the button that shoots with the Judicators. The
 * text comes from the button itself, so they always agree.
 */
export const withButtons = (text: string, names: Names, battle: Battle): string =>
  text.replace(/\{([^}]+)\}/g, (_, token: string) => `*${buttonNamed(token, names, battle)}*`);

/** Buttons that give no command. */
const OTHERS: Readonly<Record<string, string>> = {
  more: BAR.more,
  oneModel: BAR.oneModel,
  undo: BAR.undo,
  goOn: LESSONS.goOn,
  letAct: LESSONS.letAct,
  showMe: LESSONS.showMe,
  takeBack: LESSONS.takeBack,
  measure: TOOL_STRIP.measure,
  ranges: TOOL_NAMES.ranges,
};

/** The label of the button that a token names. */
export function buttonNamed(token: string, names: Names, battle: Battle): string {
  const [kind = '', ...args] = token.split(' ');
  if (kind === 'putBack') return answerWords({ kind: 'reset' }, names, battle).label;
  const phase = PHASES.find(each => each === args[0]);
  return OTHERS[kind] ?? buttonOf(commandNamed(kind, args, battle), names, phase ? { ...battle, phase } : battle).label;
}

/** The minimal command that a button label needs. */
function commandNamed(kind: string, [subject = '', object = '', target]: readonly string[], battle: Battle): Command {
  const unit = subject;
  const shapes: Partial<Readonly<Record<CommandType, object>>> = {
    attack: { unit: '', orders: [{ weapon: '', target: subject, shares: 1 }] },
    allocate: { unit, models: findUnit(battle, unit)?.models.map(({ id }) => id) ?? [] },
    aimSpell: { target: subject },
    cast: { unit, model: `${unit}/1`, spell: object },
    chooseFirst: { first: subject, seat: 'azure' },
    chooseTerritory: { territory: Number(subject) },
    garrison: { unit, feature: battle.field.features[Number(object.slice(1))]?.id ?? object },
    keepGroup: { unit, model: object },
    nameGeneral: { model: `${unit}/1` },
    pileIn: { unit, steps: [undefined] },
    move: { unit, steps: [undefined] },
    unbind: { unit, model: `${unit}/1` },
    useAbility: { unit, ability: object, target },
  };
  return { seat: 'azure', unit, ...shapes[kind as CommandType], type: kind } as unknown as Command;
}
