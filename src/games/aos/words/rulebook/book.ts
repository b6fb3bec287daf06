/** Words of the rules book around the rules. */
export const BOOK = {
  none: 'No rule says that. Try one word, such as “charge” or “cover”.',
  search: 'Search the rules',
  searchFor: 'Search: a word, a chapter or a rule’s number',
  found: (counted: string) => `${counted} found`,
  title: 'Rules book',
} as const;
