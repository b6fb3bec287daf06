import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leanShader, NEVER, STAND_INS, UNASKED, UNUSED_SHADERS, withoutMethods } from '../../src/cli/lean-three';

const scene = readdirSync('src/scene', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file))
  .map(file => readFileSync(join('src/scene', file), 'utf8'))
  .join('\n');

const standIns = Object.entries(STAND_INS).map(([part, { word }]) => [part, word] as const);

const unasked = Object.entries(UNASKED).flatMap(([part, names]) => names.map(name => [part, name] as const));

test.each([...Object.entries(NEVER), ...Object.entries(UNUSED_SHADERS), ...standIns, ...unasked])(
  '%s may be left out: the scene never says %s',
  (_, word) => {
    expect(new RegExp(`\\b${word}\\b`).test(scene)).toBe(false);
  },
);

describe('a lean shader', () => {
  test.each<[string, string, string]>([
    ['loses comments and indents', '\t// why\n\tfloat a; /* long\n words */\n\n\tb();', 'float a;\nb();'],
    ['loses needless spaces', 'vec3 a = vec3( b, 1.0 ) * c;\nd - -e;', 'vec3 a=vec3(b,1.0)*c;\nd - -e;'],
    ['loses a branch that is never taken', 'a;\n#ifdef USE_SHEEN\nb;\n#endif\nc;', 'a;\nc;'],
    ['keeps what stands in its place', '#ifdef USE_SHEEN\na;\n#else\nb;\n#endif', 'b;'],
    ['keeps what holds without it', '#ifndef USE_SHEEN\na;\n#else\nb;\n#endif', 'a;'],
    ['loses what is nested in it', '#ifdef USE_SHEEN\n#ifdef USE_MAP\na;\n#else\nb;\n#endif\n#endif\nc;', 'c;'],
    ['keeps other conditions', '#ifdef USE_MAP\na;\n#else\nb;\n#endif', '#ifdef USE_MAP\na;\n#else\nb;\n#endif'],
    [
      'loses a condition none of whose ways can hold',
      '#if defined( USE_SHEEN ) || ( defined( USE_AOMAP ) && defined( USE_MAP ) )\na;\n#endif\nb;',
      'b;',
    ],
    [
      'keeps one that another way can meet',
      '#if defined( USE_SHEEN ) || defined( USE_MAP )\na;\n#endif',
      '#if defined( USE_SHEEN ) || defined( USE_MAP )\na;\n#endif',
    ],
  ])('%s', (_, shader, lean) => {
    expect(leanShader(shader)).toBe(`${lean}\n`);
  });
});

test.each(Object.keys(STAND_INS))('%s is still a part of three, with the name that stands in for it', part => {
  const name = part.split('/').at(-1) ?? '';
  expect(readFileSync(`node_modules/three/src/renderers/${part}.js`, 'utf8')).toMatch(
    new RegExp(`export (class ${name}\\b|\\{ ${name} \\})`),
  );
});

const built = (part: string) => readFileSync(`node_modules/three/src/${part}.js`, 'utf8');

test.each(Object.entries(UNASKED))('%s loses only its methods %s', (part, names) => {
  const methodsOf = (code: string) => [...code.matchAll(/^\t(\w+)\(.*\) \{$/gm)].map(([, name]) => name);
  const kept = methodsOf(built(part)).filter(name => !names.includes(name ?? ''));
  expect(methodsOf(withoutMethods(built(part), names))).toEqual(kept);
});

test('no other part of three that the scene is built of calls for what is left out', () => {
  const renderer = readdirSync('node_modules/three/src/renderers', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join('node_modules/three/src/renderers', file), 'utf8'));
  expect(renderer.filter(code => unasked.some(([, name]) => code.includes(`.${name}(`)))).toEqual([]);
});

test('a method that three no longer has fails the build', () => {
  expect(() => withoutMethods(built('objects/Mesh'), ['raycastAll'])).toThrow('no such method any more: raycastAll');
});
