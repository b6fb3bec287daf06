import { describe, expect, test } from 'vitest';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import { begin } from '../../begin';

describe('which battleplan', () => {
  const proposing = (azure: string, ember: string, dice: readonly number[]) =>
    begin({ ...firstClash, proposals: { azure, ember } }, dice);
  const choose = (plan: string) => ({ seat: 'azure', type: 'chooseBattleplan', plan }) as const;

  test('PLAN-01 who agree roll nothing and are asked nothing', () => {
    const table = proposing('the-crossing', 'the-crossing', [6, 1]);
    expect(table.opening[0]).toEqual({ type: 'battleplanChosen', plan: 'the-crossing' });
    expect(table.battle().plan).toBe('the-crossing');
    expect(table.ask()).toEqual({ kind: 'chooseTerritory', seat: 'azure' });
  });

  test('PLAN-01 GEN-06 who disagree roll off for it', () => {
    const table = proposing('first-blood', 'the-crossing', [5, 2, 6, 1]);
    expect(table.opening[0]).toEqual({
      type: 'rolledOff',
      purpose: 'battleplan',
      rolls: [{ azure: 5, ember: 2 }],
      winner: 'azure',
    });
  });

  test.each(['first-blood', 'the-crossing'])('PLAN-01 the winner may pick %s of the two proposals', plan => {
    const table = proposing('first-blood', 'the-crossing', [5, 2, 6, 1]);
    table.submit(choose(plan));
    expect(table.battle().plan).toBe(plan);
  });

  test('PLAN-01 a plan that nobody proposed, or that does not exist, is refused', () => {
    const table = proposing('first-blood', 'nowhere', [5, 2, 6, 1]);
    expect(table.refusals(choose('the-crossing'))).toEqual([
      { rule: 'PLAN-01', code: 'plan.notProposed', facts: { plan: 'the-crossing' } },
    ]);
    expect(table.check(choose('nowhere'))).toEqual(['plan.notProposed']);
  });
});

describe('which realm', () => {
  const wishing = (azure: string | undefined, ember: string | undefined, dice: readonly number[]) =>
    begin({ ...firstClash, realmWishes: { azure, ember } }, dice);
  const choose = (realm?: string, region?: string) => ({ seat: 'ember', type: 'chooseRealm', realm, region }) as const;

  test('REALM-01 who wish for the same fight there', () => {
    const table = wishing('ghyran', 'ghyran', [6, 1]);
    expect(table.battle().extras.realm).toBe('ghyran');
    expect(table.ask()).toEqual({ kind: 'chooseTerritory', seat: 'azure' });
  });

  test('REALM-01 RO-02 who do not roll off until one wins', () => {
    const table = wishing('ghyran', 'aqshy', [3, 3, 2, 5, 6, 1]);
    expect(table.opening[0]).toMatchObject({ type: 'rolledOff', purpose: 'realm', winner: 'ember' });
    expect(table.ask()).toEqual({ kind: 'chooseRealm', seat: 'ember' });
    const [chosen] = table.submit(choose('aqshy', 'cinder-fields'));
    expect(chosen).toEqual({ type: 'realmChosen', realm: 'aqshy', region: 'cinder-fields' });
    expect(table.battle().extras).toMatchObject({ realm: 'aqshy', region: 'cinder-fields' });
  });

  test('REALM-02 REALM-07 each of the seven is offered, a region of it where there is one, and none', () => {
    const table = wishing('ghyran', 'aqshy', [2, 5, 6, 1]);
    const named = table.options().map(each => each.type === 'chooseRealm' && [each.realm, each.region]);
    expect(named).toHaveLength(9);
    expect(named.slice(0, 3)).toEqual([
      ['aqshy', undefined],
      ['aqshy', 'cinder-fields'],
      ['shyish', undefined],
    ]);
    expect(named.at(-1)).toEqual([undefined, undefined]);
  });

  test('REALM-01 the winner may have no realm at all', () => {
    const table = wishing('ghyran', undefined, [2, 5, 6, 1]);
    table.submit(choose());
    expect(table.battle().extras.realm).toBeUndefined();
  });

  test.each([
    ['REALM-02 none but the seven', choose('azyr'), 'REALM-02', 'realm.unknown', { realm: 'azyr' }],
    [
      'REALM-07 no region of another realm',
      choose('ghur', 'cinder-fields'),
      'REALM-07',
      'realm.wrongRegion',
      { region: 'cinder-fields' },
    ],
    [
      'REALM-07 no region that does not exist',
      choose('aqshy', 'the-sea'),
      'REALM-07',
      'realm.wrongRegion',
      { region: 'the-sea' },
    ],
    [
      'REALM-07 no region without a realm',
      choose(undefined, 'cinder-fields'),
      'REALM-07',
      'realm.wrongRegion',
      { region: 'cinder-fields' },
    ],
  ])('%s', (_, command, rule, code, facts) => {
    const table = wishing('ghyran', 'aqshy', [2, 5, 6, 1]);
    expect(table.refusals(command)).toEqual([{ rule, code, facts }]);
  });
});
