import { sumOf } from '../../abilities/effects-on';
import type { Profile, Reroll, Six } from '../../activation';

/** Everything of a profile that affects dice, as a short key: equal keys have equal odds. Causes do not count. */
export function profileKey(profile: Profile): string {
  const { toHit, toWound, save, rend, damage, addedDamage, timesDamage, modifiers, rerolls, spoil, hits } = profile;
  return [
    `${toHit},${sumOf(modifiers.hit)},${rerollKey(rerolls.hit)},${spoil?.which ?? ''}`,
    `${toWound},${sumOf(modifiers.wound)},${rerollKey(rerolls.wound)}`,
    `${save},${rend},${sumOf(modifiers.save)},${rerollKey(rerolls.save)},${profile.saveSixes}`,
    `${damage},${addedDamage},${timesDamage},${hits}`,
    profile.sixes.length === 0 ? '' : profile.sixes.map(sixKey).join(),
  ].join(';');
}

const rerollKey = (reroll: Reroll | undefined): string => (reroll ? `${reroll.which}${reroll.isOrder ? '!' : ''}` : '');

const sixKey = ({ roll, what, isModified }: Six): string => `${roll}${isModified ? '+' : ''}${JSON.stringify(what)}`;
