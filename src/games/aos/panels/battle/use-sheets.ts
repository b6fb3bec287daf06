import { useMemo, useState } from 'react';
import type { RuleId } from '../../rulebook';

/** Sheets over the table, one at a time. */
export type Sheet = 'menu' | 'keys' | 'verdict' | 'rules' | 'palette' | 'ruling';

/** The open dialog, and functions that open each one, shared by buttons, keys and the palette. */
export function useSheets() {
  const [sheet, setSheet] = useState<Sheet>();
  const [rule, setRule] = useState<RuleId>();
  const [isLogOpen, setLogOpen] = useState(false);
  const dialogs = useMemo(
    () => ({
      log: () => setLogOpen(was => !was),
      menu: () => setSheet('menu'),
      keys: () => setSheet('keys'),
      verdict: () => setSheet('verdict'),
      palette: () => setSheet('palette'),
      ruling: () => setSheet('ruling'),
      rules: (wanted?: RuleId) => {
        setRule(wanted);
        setSheet('rules');
      },
      close: () => setSheet(undefined),
      /** A sheet opened by the palette stays open. */
      closePalette: () => setSheet(now => (now === 'palette' ? undefined : now)),
    }),
    [],
  );
  return { sheet, rule, isLogOpen, dialogs };
}

export type OpenDialogs = ReturnType<typeof useSheets>['dialogs'];
