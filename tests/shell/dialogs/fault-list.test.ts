import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaultList } from '../../../src/shell/dialogs/FaultList';

const told = (count: number): readonly string[] => {
  const faults = Array.from({ length: count }, (_, i) => ({ path: `units[${i}]`, reason: 'there is no such unit' }));
  return renderToStaticMarkup(createElement(FaultList, { faults })).match(/<li>.*?<\/li>/g) ?? [];
};

test('ten faults are listed one by one', () => {
  expect(told(10)).toHaveLength(10);
  expect(told(10).at(-1)).toBe('<li><b>units[9]: </b>there is no such unit</li>');
});

test('of sixty faults ten are listed, and how many more there are', () => {
  expect(told(60)).toHaveLength(11);
  expect(told(60).at(-1)).toBe('<li>and 50 more</li>');
});
