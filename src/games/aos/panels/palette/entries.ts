import { settings } from '../../../../shell/browser/settings';
import { FLAG_WORDS, SWITCHES } from '../../../../shell/words/settings';
import { isOnTable } from '../../facts/units';
import { answersOf } from '../../hands/answers';
import type { RuleId } from '../../rulebook';
import { type BattleSession, shownBattle } from '../../session/battle-session';
import { TOOL_KINDS } from '../../tools/tool';
import { type Group, PALETTE_WORDS } from '../../words/battle/palette';
import { TOOL_NAMES } from '../../words/measure/tool-sentences';
import type { Names } from '../../words/names';
import { answerWords } from '../../words/questions/answers';
import { findRules } from '../rulebook/search';

/** An entry of the palette. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  readonly note?: string;
  readonly act: () => void;
}

/** Panels that the palette opens. */
export interface PaletteDialogs {
  readonly log: () => void;
  readonly menu: () => void;
  readonly keys: () => void;
  readonly ruling: () => void;
  readonly rules: (rule?: RuleId) => void;
}

const MOST_RULES = 8;

/** Entries that match the typed words, in the order of the groups; rules only if something was typed. */
export function entriesFor(
  typed: string,
  session: BattleSession,
  names: Names,
  dialogs: PaletteDialogs,
): readonly Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = ({ label }: Entry) => words.every(word => ` ${label.toLowerCase()}`.includes(` ${word}`));
  const own = [...acts(session, names), ...units(session, names), ...looks(session), ...panels(dialogs), ...switches()];
  return [...own.filter(isMeant), ...(words.length > 0 ? rules(typed, dialogs) : [])];
}

function acts(session: BattleSession, names: Names): readonly Entry[] {
  const interaction = session.table.getSnapshot().context;
  const { game, isPlaying, canUndo, canRedo } = session.shown.getState();
  const { prime, others, closing } = answersOf(interaction);
  const answers = isPlaying ? [] : [...(prime ? [prime] : []), ...others, ...closing];
  const entry = (id: string, label: string, act: () => void): Entry => ({ id, group: 'acts', label, act });
  return [
    ...answers.map(answer =>
      entry(JSON.stringify(answer), answerWords(answer, names, game.battle).label, () => session.perform(answer)),
    ),
    ...(canUndo ? [entry('undo', PALETTE_WORDS.undo, () => session.undo())] : []),
    ...(canRedo ? [entry('redo', PALETTE_WORDS.redo, () => session.redo())] : []),
  ];
}

const units = (session: BattleSession, names: Names): readonly Entry[] =>
  shownBattle(session)
    .units.filter(isOnTable)
    .map(({ id, seat }) => ({
      id: `unit ${id}`,
      group: 'units',
      label: PALETTE_WORDS.unit(names.unit(id), names.player(seat)),
      act: () => {
        session.table.send({ type: 'select', unit: id });
        session.pointAt([id]);
      },
    }));

const looks = (session: BattleSession): readonly Entry[] => [
  { id: 'whole', group: 'looks', label: PALETTE_WORDS.whole, act: () => session.look({ kind: 'table' }) },
  { id: 'top', group: 'looks', label: PALETTE_WORDS.top, act: () => session.look({ kind: 'top' }) },
  ...TOOL_KINDS.map(
    (kind): Entry => ({
      id: `tool ${kind}`,
      group: 'looks',
      label: TOOL_NAMES[kind],
      act: () => session.table.send({ type: 'tool', kind }),
    }),
  ),
];

const panels = ({ log, menu, keys, ruling, rules: book }: PaletteDialogs): readonly Entry[] => [
  { id: 'log', group: 'panels', label: PALETTE_WORDS.log, act: log },
  { id: 'book', group: 'panels', label: PALETTE_WORDS.book, act: () => book() },
  { id: 'menu', group: 'panels', label: PALETTE_WORDS.menu, act: menu },
  { id: 'keys', group: 'panels', label: PALETTE_WORDS.keys, act: keys },
  { id: 'ruling', group: 'panels', label: PALETTE_WORDS.ruling, act: ruling },
];

const switches = (): readonly Entry[] =>
  SWITCHES.map(name => {
    const isOn = settings.getState()[name];
    const { title } = FLAG_WORDS[name];
    return {
      id: `setting ${name}`,
      group: 'settings',
      label: isOn ? PALETTE_WORDS.off(title) : PALETTE_WORDS.on(title),
      act: () => settings.setState({ [name]: !isOn }),
    };
  });

const rules = (typed: string, dialogs: PaletteDialogs): readonly Entry[] =>
  findRules(typed)
    .flatMap(chapter => chapter.rules)
    .slice(0, MOST_RULES)
    .map(({ id, text }) => ({ id: `rule ${id}`, group: 'rules', label: id, note: text, act: () => dialogs.rules(id) }));
