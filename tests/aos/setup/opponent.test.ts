import { describe, expect, test } from 'vitest';
import { againstComputer, botsOf, proposed, setupOf } from '../../../src/games/aos/setup/choices';
import { nextChoices } from '../../../src/games/aos/setup/series/next-choices';

const choices = proposed(3);

describe('a computer in a seat', () => {
  test('nobody but people play unless a computer is chosen', () => {
    expect(botsOf(choices, 7)).toBeUndefined();
  });

  test('against the computer, the other side is a veteran without a character, and the set-up is the same', () => {
    const against = againstComputer(choices);
    expect(botsOf(against, 7)).toEqual({ ember: { level: 'veteran', character: 'plain', salt: 8 } });
    expect(setupOf(against)).toEqual(setupOf(choices));
  });

  test('two computers of one kind have salts that differ, so that they do not think alike', () => {
    const bot = { level: 'captain', character: 'hunter' } as const;
    const { azure, ember } = choices.armies;
    const both = { ...choices, armies: { azure: { ...azure, bot }, ember: { ...ember, bot } } };
    expect(botsOf(both, 7)).toEqual({ azure: { ...bot, salt: 7 }, ember: { ...bot, salt: 8 } });
  });

  test('the next battle of a series is against the same computer', () => {
    const against = againstComputer(choices);
    const next = nextChoices(choices, setupOf(against), 'life', botsOf(against, 7));
    expect([next.armies.azure.bot, next.armies.ember.bot]).toEqual([
      undefined,
      { level: 'veteran', character: 'plain' },
    ]);
  });
});
