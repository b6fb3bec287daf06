import type { Plugin } from 'vite';

/** A part of xstate that our machines never come to: what they would have to say for it, and what stands in its place. */
interface Unused {
  readonly word: string;
  readonly code: string;
}

/** Nobody has children, waits, looks in from outside or is named in a system: what is left of one. */
const SYSTEM = `
  const nothing = () => {};
  return {
    _bookId: () => \`x:\${idCounter++}\`,
    _register: nothing,
    _unregister: nothing,
    _set: nothing,
    _sendInspectionEvent: nothing,
    _relay: (source, target, event) => target._send(event),
    scheduler: { cancelAll: nothing },
    start: nothing,
    _clock: options.clock,
    _logger: options.logger,
  };`;

/** Functions and methods by name. */
export const UNUSED: Readonly<Record<string, Unused>> = {
  createSystem: { word: 'inspect', code: SYSTEM },
  getDelayedTransitions: { word: 'after:', code: 'return [];' },
  raise: { word: 'raise', code: '' },
  cancel: { word: 'cancel(', code: '' },
  spawnChild: { word: 'invoke', code: '' },
  stopChild: { word: 'stopChild', code: '' },
  formatRouteTransitions: { word: 'route', code: '' },
  attachDevTools: { word: 'devTools', code: '' },
  on: { word: 'table.on(', code: '' },
  select: { word: 'table.select(', code: '' },
  provide: { word: 'provide', code: '' },
  restoreSnapshot: { word: 'snapshot:', code: '' },
  getPersistedSnapshot: { word: 'getPersistedSnapshot', code: '' },
  toJSON: { word: 'JSON', code: '' },
};

/** Modules of the installed xstate that are built lean: the one with actions, and those in which machines run. */
const ACTIONS = /\/xstate\/dist\/log-\w+\.esm\.js$/;
const MACHINES = /\/xstate\/dist\/(raise|StateMachine)-\w+\.esm\.js$/;

/** Builds the page with no more of xstate than its machines ask for; an xstate in which a part is not found fails the build. */
export function leanXstate(): Plugin {
  const left = new Set(['actions', ...Object.keys(UNUSED)]);
  return {
    name: 'lean-xstate',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (ACTIONS.test(id)) {
        left.delete('actions');
        return { code: withoutActions(code) };
      }
      if (!MACHINES.test(id)) return undefined;
      for (const name of partsIn(code)) left.delete(name);
      return { code: leanMachine(code) };
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw new Error(`xstate has no such parts any more: ${[...left].join(', ')}`);
    },
  };
}

/** Actions that `setup` would hand out, and nobody takes from there: the same names, and nothing behind them. */
export function withoutActions(code: string): string {
  const names = /^export \{([^}]*)\};\s*$/m.exec(code)?.[1];
  if (names === undefined) throw new Error('the actions of xstate are no longer exported in one list');
  return `const nothing = undefined; export {${names.replace(/\w+ as/g, 'nothing as')}};`;
}

/** The parts that stand in this module. */
export const partsIn = (code: string): readonly string[] =>
  Object.keys(UNUSED).filter(name => asFunction(name).test(code) || asMethod(name).test(code));

/** A module of xstate with the parts that are never used emptied. */
export const leanMachine = (code: string): string =>
  Object.entries(UNUSED).reduce(
    (lean, [name, { code: instead }]) =>
      lean.replace(asFunction(name), `$1$2${instead.replaceAll('$', '$$$$')}}`).replace(asMethod(name), '$1$2}'),
    code,
  );

const asFunction = (name: string): RegExp =>
  new RegExp(`^(function ${name}\\()([\\s\\S]*?\\) \\{\\n)[\\s\\S]*?^}$`, 'm');
const asMethod = (name: string): RegExp => new RegExp(`^(  ${name}\\()(.*\\) \\{\\n)[\\s\\S]*?^  }$`, 'gm');
