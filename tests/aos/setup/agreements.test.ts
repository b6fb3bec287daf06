import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { hasRules, REALMS } from '../../../src/games/aos/battleplans/realms';
import { type Choices, NO_REALM, proposed, setupOf } from '../../../src/games/aos/setup/choices';
import { fieldFaults } from '../../../src/games/aos/setup/faults';
import { newPlan } from '../../../src/games/aos/setup/plans/plan-changes';
import { realmInWords } from '../../../src/games/aos/words/setup/realms';
import { begin } from '../begin';

const fresh = proposed(7);

describe('PLAN-01 players who disagree on the battleplan', () => {
  test('each proposal is in the set-up, and they roll off for it', () => {
    const setup = setupOf({ ...fresh, rival: 'skirmish' });
    expect(setup.proposals).toEqual({ azure: 'first-blood', ember: 'skirmish' });
    expect(ageOfSigmar.faults(setup)).toEqual([]);
    expect(begin(setup, [5, 2, 6, 1]).ask()).toEqual({ kind: 'chooseBattleplan', seat: 'azure' });
  });

  test('the same proposal twice is an agreement', () => {
    expect(setupOf({ ...fresh, rival: 'first-blood' }).proposals).toBeUndefined();
  });

  test('PLAN-02 both may propose plans of their own, which go into the set-up', () => {
    const plans = ['own-a', 'own-b', 'own-c'].map(id => newPlan(id, id, fresh.table));
    const choices: Choices = { ...fresh, plans, plan: 'own-a', rival: 'own-c' };
    expect(setupOf(choices).ownPlans?.map(({ id }) => id)).toEqual(['own-a', 'own-c']);
    expect(ageOfSigmar.faults(setupOf(choices))).toEqual([]);
  });

  test('PLAN-04 along the short sides, both are', () => {
    const { proposals } = setupOf({ ...fresh, rival: 'skirmish', isAcross: true });
    expect(new Set([proposals?.azure, proposals?.ember, 'first-blood', 'skirmish']).size).toBe(4);
  });

  test('a proposal that does not exist is reported beside the battleplan', () => {
    expect(Object.keys(fieldFaults({ ...fresh, rival: 'picnic' }))).toEqual(['plan']);
  });
});

describe('REALM-01 players who disagree on the realm', () => {
  const wishing = (azure: string, ember: string) => setupOf({ ...fresh, realmWishes: { azure, ember } });

  test('each wish is in the set-up, and they roll off for it', () => {
    const setup = wishing('aqshy', NO_REALM);
    expect(setup.realmWishes).toEqual({ azure: 'aqshy', ember: undefined });
    expect(setup.realm).toBeUndefined();
    expect(ageOfSigmar.faults(setup)).toEqual([]);
    expect(begin(setup, [5, 2, 6, 1]).ask()).toEqual({ kind: 'chooseRealm', seat: 'azure' });
  });

  test('the same wish twice is an agreement', () => {
    expect(wishing('ghur', 'ghur')).toMatchObject({ realm: 'ghur' });
    expect(wishing('ghur', 'ghur').realmWishes).toBeUndefined();
    expect(wishing(NO_REALM, NO_REALM).realm).toBeUndefined();
  });
});

test('REALM-07 a region goes with the rules of its realm, and not without them', () => {
  const choices: Choices = { ...fresh, mood: 'fire', playsRealm: true, region: 'cinder-fields' };
  expect(setupOf(choices)).toMatchObject({ realm: 'aqshy', region: 'cinder-fields' });
  expect(ageOfSigmar.faults(setupOf(choices))).toEqual([]);
  expect(setupOf({ ...choices, playsRealm: false }).region).toBeUndefined();
});

test.each(REALMS.filter(hasRules).map(realm => [realm.name, realm] as const))(
  'REALM-03 the rules of %s are marked as our own wherever the realm is named',
  (_, { id, regions, isOurs }) => {
    expect(isOurs).toBe(true);
    for (const region of [undefined, ...regions.map(each => each.id)])
      expect(realmInWords(id, region)).toMatch(/\(our own rules\)$/);
  },
);

test('REALM-01 an agreed realm is announced when the battle begins, marked as our own', () => {
  const { opening } = begin({ ...setupOf(fresh), realm: 'aqshy', region: 'cinder-fields' }, [6, 1]);
  expect(opening[0]).toEqual({ type: 'realmChosen', realm: 'aqshy', region: 'cinder-fields' });
});
