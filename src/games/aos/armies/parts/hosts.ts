import type { Fault } from '../../../../kernel/system';
import { type ArmyList, ROLLED } from '../../battle-setup';
import { findAllegiance, hostOf, traitsIn } from '../allegiances';

/** KEY-03, TRAIT-02, ART-01: one host for the whole army; its general has the host's trait, and its artefact comes first. */
export function hostFaults({ allegiance, commandTrait, units }: ArmyList): readonly Fault[] {
  const set = allegiance === undefined ? undefined : findAllegiance(allegiance);
  if (!set) return [];
  const own = units.filter(({ isAlly }) => !isAlly);
  const hosts = new Set(own.map(muster => hostOf(set, muster)));
  const [host] = hosts;
  const path = 'commandTrait';
  const isKnown =
    commandTrait === undefined ||
    (commandTrait === ROLLED && set.commandTraits.length > 0) || // ALG-06
    traitsIn(set).some(({ id }) => id === commandTrait);
  if (!isKnown) return [{ path, reason: `TRAIT-02: there is no command trait "${commandTrait}" for this allegiance` }];
  if (hosts.size > 1) return [{ path: 'units', reason: 'KEY-03: an army is of one host, with all its units' }];
  const strange = (set.hosts ?? []).find(each => each !== host && each.trait.id === commandTrait);
  const artefacts = own.flatMap(({ artefact }) => artefact ?? []);
  const first = units.findIndex(({ artefact, isAlly }) => artefact !== undefined && !isAlly);
  return [
    ...(strange ? [{ path, reason: `TRAIT-02: "${commandTrait}" is for ${strange.name} alone` }] : []),
    ...(host && commandTrait !== undefined && commandTrait !== host.trait.id
      ? [{ path, reason: `TRAIT-02: the general of ${host.name} has ${host.trait.name}` }]
      : []),
    ...(host && artefacts.length > 0 && !artefacts.includes(host.artefact.id)
      ? [
          {
            path: `units[${first}].artefact`,
            reason: `ART-01: the first artefact of ${host.name} is ${host.artefact.name}`,
          },
        ]
      : []),
  ];
}
