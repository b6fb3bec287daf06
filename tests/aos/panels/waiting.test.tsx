import { describe, expect, test } from 'vitest';
import type { Aos } from '../../../src/games/aos';
import { greedyBot } from '../../../src/games/aos/bots/greedy-bot';
import { DecisionBar } from '../../../src/games/aos/panels/bar/DecisionBar';
import { HandOver } from '../../../src/games/aos/panels/battle/HandOver';
import type { Player } from '../../../src/play/players/player';
import { clash, playTo } from '../hands/clash';
import { buttonsIn, renderPanel, textOf } from './render-panel';

const bar = <DecisionBar onRule={() => {}} onVerdict={() => {}} />;
const ignore = () => {};
const bot: Player<Aos> = { at: 'bot', bot: { usual: greedyBot } };
const peer: Player<Aos> = { at: 'peer', name: 'Robin' };

describe('while a player elsewhere decides', () => {
  test.each([
    ['a program', bot, 'The program is thinking'],
    ['another player', peer, 'Waiting for Azure'],
  ] as const)(
    '%s is named with the question, and nothing is offered but undo and measuring, seed 1',
    (_, azure, says) => {
      const html = renderPanel(playTo(clash(1), 'act', 'movement'), bar, ignore, { azure });
      expect(textOf(html)).toMatch(new RegExp(`^Azure decides ${says}: Move your units, or end the phase`));
      expect(html).toContain('data-waiting="true"');
      expect(buttonsIn(html)).toEqual(['Undo', 'Measure']);
    },
  );

  test('the player at this screen is asked as ever, seed 1', () => {
    const html = renderPanel(playTo(clash(1), 'act', 'movement'), bar, ignore, { ember: bot });
    expect(html).not.toContain('data-waiting="true"');
    expect(buttonsIn(html)).toContain('End movement');
  });

  test('the edge of the table is not lit for a player who is not here, seed 1', () => {
    const match = playTo(clash(1), 'act', 'movement');
    expect(renderPanel(match, <HandOver />)).toContain('data-seat="azure"');
    expect(renderPanel(match, <HandOver />, ignore, { azure: bot })).not.toContain('data-seat');
  });
});
