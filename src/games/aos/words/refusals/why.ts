/** Words around explanations. */
export const WHY = { press: 'Press to hear why' } as const;
export const WHY_NOT = {
  title: (label: string) => `Not now: ${label}`,
  more: (count: number) => ` And ${count} more.`,
  /** What is wrong with a target, before the reason. */
  target: 'Not to be chosen.',
  isTarget: 'Can be chosen.',
} as const;
