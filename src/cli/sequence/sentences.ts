const spaced = (name: string): string => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** "isEveryoneSetUp" as "everyone set up". */
export const conditionWords = (guard: string): string => spaced(guard).replace(/^(is|has) /, '');

/** "askActive heroStart" as "ask active: hero start". */
export const stepWords = (type: string, detail: string | undefined): string =>
  detail === undefined ? spaced(type) : `${spaced(type)} (${spaced(detail)})`;
