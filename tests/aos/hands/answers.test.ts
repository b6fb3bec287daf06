import { describe, expect, test } from 'vitest';
import type { Aos } from '../../../src/games/aos';
import type { Command } from '../../../src/games/aos/commands';
import { type Answer, answersOf } from '../../../src/games/aos/hands/answers';
import { emptyInteraction } from '../../../src/games/aos/hands/empty-interaction';
import { type Interaction, openQuestion, pointAt, select } from '../../../src/games/aos/hands/interaction';
import { focusNext } from '../../../src/games/aos/hands/keyboard-edit';
import { autoAnswer } from '../../../src/games/aos/session/auto-answer';
import { namesIn } from '../../../src/games/aos/words/names';
import { answerWords } from '../../../src/games/aos/words/questions/answers';
import { questionOf } from '../../../src/games/aos/words/questions/asks';
import type { Match } from '../../../src/match/match';
import { historyOf } from '../../../src/play/history';
import { ahead, stage, unit } from '../fixture';
import { clash, give, playTo } from './clash';

const deskFor = (match: Match<Aos>): Interaction => {
  const { battle } = match.getGame();
  const bare = emptyInteraction(battle, undefined, command => match.check(command));
  return openQuestion(bare, battle, match.options());
};

/** Presses a button: what lies on the table after it, or undefined when a command was given. */
function press(match: Match<Aos>, interaction: Interaction, answer: Answer): Interaction | undefined {
  if (answer.kind === 'select') return select(interaction, answer.unit);
  if (answer.kind === 'sketch') return { ...interaction, draft: answer.command };
  if (answer.kind === 'reset') return { ...interaction, draft: undefined };
  give(match, answer.command);
  return undefined;
}

describe('the bright button', () => {
  test.each([1, 2, 3])('alone plays a whole battle to its end, seed %i', seed => {
    const match = clash(seed);
    for (let presses = 0; !match.outcome(); presses++) {
      let interaction: Interaction | undefined = deskFor(match);
      for (let steps = 0; interaction; steps++) {
        const { prime } = answersOf(interaction);
        if (!prime || steps > 4) throw new Error(`stuck at ${JSON.stringify(interaction.battle.asks.at(-1))}`);
        interaction = press(match, interaction, prime);
      }
      expect(presses).toBeLessThan(3000);
    }
    expect(match.getGame().battle.ended).toBe(true);
  });

  test('in the movement phase it chooses a unit, then lays a way out, then moves', () => {
    const match = playTo(clash(1), 'act', 'movement');
    const interaction = deskFor(match);
    const first = answersOf(interaction).prime;
    expect(first?.kind).toBe('select');
    const chosen = first && press(match, interaction, first);
    const second = chosen && answersOf(chosen).prime;
    expect(second?.kind).toBe('sketch');
    const laid = chosen && second && press(match, chosen, second);
    const third = laid && answersOf(laid);
    expect(third?.prime).toEqual({ kind: 'give', command: laid?.draft });
    expect(third?.others).toEqual([{ kind: 'reset' }]);
  });
});

describe('the other buttons', () => {
  test('every one of them gives something the rules allow, through a battle, seed 4', () => {
    const match = clash(4);
    for (let i = 0; i < 250 && !match.outcome(); i++) {
      const { prime, others, closing } = answersOf(deskFor(match));
      for (const answer of [...(prime ? [prime] : []), ...others, ...closing]) {
        if (answer.kind === 'give' || answer.kind === 'sketch') expect(match.check(answer.command)).toEqual([]);
      }
      give(match, match.options()[i % Math.max(1, match.options().length)]);
    }
  });

  test('ending the phase is always in sight while one acts by choice', () => {
    const match = playTo(clash(1), 'act', 'movement');
    const { closing } = answersOf(deskFor(match));
    expect(closing.map(answer => answer.kind === 'give' && answer.command.type)).toEqual(['endPhase']);
  });
});

describe('an answer that needs no thought', () => {
  test('is the only option there is', () => {
    const match = playTo(clash(1), 'act', 'movement');
    expect(autoAnswer(match.getGame().battle, match.options(), historyOf(match))).toBeUndefined();
    const { battle } = match.getGame();
    const end = { seat: 'azure', type: 'endPhase' } as const;
    const began = historyOf(match).slice(
      0,
      1 + historyOf(match).findLastIndex(({ event }) => event.type === 'phaseBegan'),
    );
    expect(autoAnswer(battle, [end], began)).toEqual(end);
    expect(autoAnswer(battle, [end, end], began)).toEqual(end);
  });

  test('does not end a phase in which the player has acted', () => {
    const match = playTo(clash(1), 'act', 'movement');
    give(
      match,
      match.options().find(({ type }) => type === 'move'),
    );
    expect(autoAnswer(match.getGame().battle, [{ seat: 'azure', type: 'endPhase' }], historyOf(match))).toBeUndefined();
  });

  test.each([
    ['CHARGE-05 a charge that falls short of the nearest enemy is given up', 7.51, true],
    ['CHARGE-05 one for which only no way was found is left to its player', 7.5, false],
  ])('%s', (_, gap, isGiven) => {
    const lord = 'lord-celestant';
    const staged = stage({
      phase: 'charge',
      azure: [unit(lord, { at: { x: 20, y: 20 } })],
      ember: [unit(lord, { id: 'foe', at: { x: 20, y: 20 + ahead(lord, lord, gap) } })],
      dice: [3, 4],
    });
    staged.submit({ type: 'tryCharge', unit: lord });
    const decline = { seat: 'azure', type: 'declineCharge', unit: lord } as const;
    expect(autoAnswer(staged.battle(), [decline], [])).toEqual(isGiven ? decline : undefined);
  });

  test('GENL-01 a lone model is named general, one of several mates is not', () => {
    const { battle } = playTo(clash(1), 'nameGeneral').getGame();
    const named = (model: string) => ({ seat: 'azure', type: 'nameGeneral', model }) as const;
    expect(autoAnswer(battle, [named('lord-celestant/1')], [])).toEqual(named('lord-celestant/1'));
    expect(autoAnswer(battle, [named('liberators/1')], [])).toBeUndefined();
  });

  test('PILE-02 WND-02 SHOCK-07 which way and which models is never settleDraft for the player', () => {
    const { battle } = playTo(clash(1), 'act', 'hero').getGame();
    const mine = { seat: 'azure', unit: 'liberators' } as const;
    const models = ['liberators/1'];
    for (const command of [
      { ...mine, type: 'pileIn', steps: [] },
      { ...mine, type: 'allocate', models },
      { ...mine, type: 'flee', models },
    ] as const)
      expect(autoAnswer(battle, [command], [])).toBeUndefined();
  });

  test('is never a choice of the player, even a single one', () => {
    const first = { seat: 'azure', type: 'chooseFirst', first: 'azure' } as const;
    expect(autoAnswer(clash(1).getGame().battle, [first], [])).toBeUndefined();
  });
});

test('GENL-01 of a unit without heroes the model at hand is named general, else its first', () => {
  const match = playTo(clash(1), 'nameGeneral');
  const interaction = deskFor(match);
  const ranks = interaction.battle.units.find(({ seat, models }) => seat === match.deciding() && models.length > 1);
  if (!ranks) throw new Error('nobody has ranks');
  const named = (at: Interaction) =>
    [answersOf(at).prime, ...answersOf(at).others].flatMap(answer =>
      answer?.kind === 'give' && answer.command.type === 'nameGeneral' ? [answer.command.model] : [],
    );
  const third = ranks.models[2]?.id;
  expect(named(select(interaction, ranks.id))[0]).toBe(ranks.models[0]?.id);
  const pointed = pointAt(interaction, { spot: { x: 0, y: 0 }, model: third, single: false });
  expect(pointed).toMatchObject({ selected: ranks.id, focus: third });
  expect(named(pointed)[0]).toBe(third);
  expect(named(pointed)).toHaveLength(named(interaction).length);
  const byKeys = focusNext(focusNext(focusNext(select(interaction, ranks.id))));
  expect(named(byKeys)[0]).toBe(third);
  const { prime } = answersOf(pointed);
  if (prime) press(match, pointed, prime);
  expect(Object.values(match.getGame().battle.generals)).toContain(third);
});

test('UNIT-06 fewer models may return than could, each number of them by its own button', () => {
  const staged = stage({
    phase: 'hero',
    azure: [
      unit('guardian-of-souls', { at: { x: 10, y: 15 } }),
      unit('chainrasp-horde', { at: { x: 14, y: 20 }, across: 10, lost: 4, lostBefore: true }),
    ],
    ember: [unit('lord-celestant', { at: { x: 60, y: 40 } })],
    allegiances: { azure: 'nighthaunt' },
    dice: [3, 3, 3],
  });
  staged.submit({ type: 'cast', unit: 'guardian-of-souls', model: 'guardian-of-souls/1', spell: 'spectral-lure' });
  staged.submit({ type: 'aimSpell', target: 'chainrasp-horde' });
  const match = clash(1);
  const battle = staged.battle();
  const interaction = { ...deskFor(match), check: (command: Command) => staged.refusals(command), draft: undefined };
  const { prime, others } = answersOf(openQuestion(interaction, battle, staged.options()));
  const names = namesIn(battle, match.replay().setup);
  const labels = [prime, ...others].map(answer => answer && answerWords(answer, names, battle).label);
  expect(labels).toEqual(['3 return', '2 return', 'One returns', 'Nobody returns']);
  for (const answer of others) if (answer.kind === 'give') expect(staged.check(answer.command)).toEqual([]);
  const two = others[0];
  if (two?.kind === 'give') staged.submit(two.command);
  expect(staged.unit('chainrasp-horde').models).toHaveLength(8);
});

test('RNF-02 fewer may join than could where that will do, else all of them', () => {
  const staged = stage({
    phase: 'hero',
    azure: [unit('guardian-of-souls', { at: { x: 20, y: 20 }, artefact: 'blade-of-dark-summons' })],
    ember: [unit('lord-celestant', { at: { x: 60, y: 40 } })],
    allegiances: { azure: 'death' },
    dice: [1, 2],
  });
  staged.submit({ type: 'useAbility', unit: 'guardian-of-souls', ability: 'blade-of-dark-summons' });
  staged.submit({ type: 'choose', unit: 'guardian-of-souls', choice: 0 });
  const match = clash(1);
  const battle = staged.battle();
  const names = namesIn(battle, match.replay().setup);
  const interaction = { ...deskFor(match), check: (command: Command) => staged.refusals(command), draft: undefined };
  const labels = (at: typeof battle) => {
    const { prime, others } = answersOf(openQuestion(interaction, at, staged.options()));
    return [prime, ...others].map(answer => answer && answerWords(answer, names, at).label);
  };
  expect(labels(battle)).toEqual(['Set them up', 'Set up only 2', 'Set up only 1']);
  const asks = battle.asks.map(ask => {
    if (ask.kind !== 'summon') return ask;
    const { isUpTo: _, ...all } = ask;
    return all;
  });
  expect(labels({ ...battle, asks })).toEqual(['Set them up']);
});

describe('allocating wounds', () => {
  /** The first question in which the first offer names several models. */
  const several = (seed: number) => {
    const match = playTo(clash(seed), 'allocate');
    for (let i = 0; i < 50; i++) {
      const interaction = deskFor(match);
      if (interaction.draft?.type === 'allocate' && interaction.draft.models.length > 1)
        return { match, interaction, draft: interaction.draft };
      give(match, match.options()[0]);
      playTo(match, 'allocate');
    }
    throw new Error('never more than one');
  };
  const words = (match: Match<Aos>, answer: Answer | undefined) => {
    const { battle } = match.getGame();
    return answer && answerWords(answer, namesIn(battle, match.replay().setup), battle).label;
  };

  test('WND-02 they go to all who are laid out, or for now to the first alone, seed 3', () => {
    const { match, interaction, draft } = several(3);
    const { prime, others } = answersOf(interaction);
    const only = others[0];
    expect(words(match, prime)).toBe('Allocate');
    expect(words(match, only)).toMatch(/^Only /);
    if (only?.kind !== 'give') throw new Error('nothing else is offered');
    expect(only.command).toEqual({ ...draft, models: draft.models.slice(0, 1) });
    give(match, only.command);
    const left = match.getGame().battle.units.find(({ id }) => id === draft.unit)?.models ?? [];
    expect(left.some(({ id }) => id === draft.models[0])).toBe(false);
  });

  test('MW-02 where it matters which kind comes first, the bar names both kinds and every way', () => {
    const staged = stage({
      azure: [unit('lord-arcanum-on-gryph-charger', { at: { x: 20, y: 20 } })],
      ember: [
        unit('lord-executioner', {
          at: { x: 20, y: 20 + ahead('lord-arcanum-on-gryph-charger', 'lord-executioner', 0.5) },
          wounds: 3,
        }),
      ],
      dice: [1, 1, 1, 1, 6, 3, 1, 3, 1],
    });
    staged.attack('lord-arcanum-on-gryph-charger', 'lord-executioner');
    const match = clash(1);
    const battle = staged.battle();
    const names = namesIn(battle, match.replay().setup);
    const { prime, others } = answersOf(
      openQuestion({ ...deskFor(match), draft: undefined }, battle, staged.options()),
    );
    const labels = [prime, ...others].map(answer => answer && answerWords(answer, names, battle).label);
    expect(labels).toEqual(['Wounds first', 'Mortal first', 'One wound', 'One mortal']);
    const ask = battle.asks.at(-1);
    expect(ask && questionOf(ask, names)).toMatch(/^Allocate \*1 wound and 1 mortal wound\* to /);
    expect(autoAnswer(battle, staged.options(), [])).toBeUndefined();
  });
});
