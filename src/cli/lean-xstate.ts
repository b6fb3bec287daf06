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

/** Builds the page with no more of xstate than its machines ask for. */
export const leanXstate = (): Plugin => ({
  name: 'lean-xstate',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (/\/xstate\/dist\/log-\w+\.esm\.js$/.test(id)) return { code: withoutActions(code) };
    return /\/xstate\/dist\/(raise|StateMachine)-\w+\.esm\.js$/.test(id) ? { code: leanMachine(code) } : undefined;
  },
});

/** Actions that `setup` would hand out, and nobody takes from there: the same names, and nothing behind them. */
export function withoutActions(code: string): string {
  const names = /^export \{([^}]*)\};\s*$/m.exec(code)?.[1] ?? '';
  return `const nothing = undefined; export {${names.replace(/\w+ as/g, 'nothing as')}};`;
}

/** A module of xstate with the parts that are never used emptied. */
export function leanMachine(code: string): string {
  return Object.entries(UNUSED).reduce((lean, [name, { code: instead }]) => {
    const asFunction = new RegExp(`^(function ${name}\\()([\\s\\S]*?\\) \\{\\n)[\\s\\S]*?^}$`, 'm');
    const asMethod = new RegExp(`^(  ${name}\\()(.*\\) \\{\\n)[\\s\\S]*?^  }$`, 'gm');
    return lean.replace(asFunction, `$1$2${instead.replaceAll('$', '$$$$')}}`).replace(asMethod, '$1$2}');
  }, code);
}
