/** The words of the decision bar that belong to no question and no command. */
export const BAR = {
  name: 'Decision',
  more: 'More',
  whyNot: 'Why not?',
} as const;
