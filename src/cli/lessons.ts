/** npm run lessons: writes into docs which lesson teaches which rules, and which rules no lesson teaches. */
import { writeFileSync } from 'node:fs';
import { COURSE, GROUP_WORDS, minutesOf, ROAD } from '../games/aos/course/course';
import { rulesOf } from '../games/aos/course/lesson';
import { RULEBOOK, type RuleId } from '../games/aos/rulebook';

const ALL = Object.keys(RULEBOOK) as readonly RuleId[];

/** Every rule that a lesson teaches, in rulebook order. */
export function taughtRules(): readonly RuleId[] {
  const taught = new Set(COURSE.flatMap(rulesOf));
  return ALL.filter(rule => taught.has(rule));
}

/** The page as text; a test compares it with the file in docs. */
export function lessonsText(): string {
  const taught = taughtRules();
  const rest = ALL.filter(rule => !taught.includes(rule));
  const rows = COURSE.map(lesson => {
    const { id, group, title, minutes, steps } = lesson;
    return `| ${GROUP_WORDS[group].name} | ${title} (\`${id}\`) | ${minutes} | ${steps.length} | ${rulesOf(lesson).join(', ')} |`;
  });
  return `${[
    '# What the course teaches',
    '',
    'Made by `npm run lessons` from `src/games/aos/course`. A lesson is data, run by the same match and rules as a battle; how to write',
    'one stands in [CONTRIBUTING.md](../CONTRIBUTING.md).',
    '',
    `${COURSE.length} lessons, ${minutesOf(COURSE)} minutes, ${taught.length} of ${ALL.length} rules. Each ends with a test without help.`,
    '',
    `The short road to a first battle, ${minutesOf(ROAD.flatMap(({ lessons }) => lessons))} minutes: ${ROAD.map(stageText).join('; ')}.`,
    '',
    '| Group | Lesson | Minutes | Steps | Rules |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `Left to the rules book: ${rest.length === 0 ? 'nothing' : rest.join(', ')}.`,
  ].join('\n')}\n`;
}

const stageText = ({ name, lessons }: (typeof ROAD)[number]): string =>
  `${name} (${lessons.map(({ id }) => `\`${id}\``).join(', ')})`;

if (process.argv[1]?.endsWith('lessons.ts')) writeFileSync('docs/lessons.md', lessonsText());
