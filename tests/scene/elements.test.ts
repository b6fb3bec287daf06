import { expect, test } from 'vitest';
import { EFFECT_ELEMENTS } from '../../src/scene/effects/elements';
import { ELEMENTS } from '../../src/scene/elements';
import { type Source, sourcesIn } from '../architecture/sources';

/** Tags of the page, around and over the canvas. */
const OF_THE_PAGE = ['b', 'div'];
/** Fiber's own, which stands for an object that is there already. */
const OF_FIBER = ['primitive'];

/** Comments mention generics and tags that are not rendered. */
const codeOf = ({ text }: Source) => text.replace(/\/\*[\s\S]*?\*\//g, '');
const tags = new Set(
  sourcesIn('src/scene', ['.tsx']).flatMap(source =>
    [...codeOf(source).matchAll(/(?<![\w)\]])<([a-z]\w*)[\s/>]/g)].map(([, tag = '']) => tag),
  ),
);
const classOf = (tag: string) => `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
const ours = [...tags].filter(tag => !OF_THE_PAGE.includes(tag) && !OF_FIBER.includes(tag));

test('every tag of the scene is registered: fiber finds out only when it renders it', () => {
  expect(ours.filter(tag => !(classOf(tag) in ELEMENTS || classOf(tag) in EFFECT_ELEMENTS))).toEqual([]);
});

test('no class is registered without a tag: each adds to the script', () => {
  const used = ours.map(classOf);
  expect(used.length).toBeGreaterThan(10);
  const registered = Object.keys({ ...ELEMENTS, ...EFFECT_ELEMENTS });
  expect(registered.filter(name => !used.includes(name))).toEqual([]);
});
