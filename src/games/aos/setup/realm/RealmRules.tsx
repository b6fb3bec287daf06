import { findRealm, hasRules, REALMS, type Realm } from '../../battleplans/realms';
import { SEATS } from '../../types';
import { OUR_RULES } from '../../words/setup/realms';
import { SETUP } from '../../words/setup/setup';
import { NO_REALM } from '../choices';
import { MOOD_WORDS } from '../moods';
import { SelectField } from '../SelectField';
import type { RealmProps } from './MoodField';

/** REALM-01, REALM-03, REALM-07: the realm whose rules are played, its region, and each player's wish if they disagree. */
export function RealmRules({ choices, onChange }: RealmProps) {
  const realm = findRealm(MOOD_WORDS[choices.mood].realm);
  const isPlayable = realm !== undefined && hasRules(realm);
  return (
    <>
      <div className="realm-acts">
        {isPlayable && !choices.realmWishes && (
          <label className="choice">
            <input
              type="checkbox"
              checked={choices.playsRealm}
              onChange={event => onChange({ playsRealm: event.target.checked, region: undefined })}
            />
            <span>
              {SETUP.realmRules} {realm.name} {realm.isOurs && <em className="badge">{OUR_RULES}</em>}
              <small>{SETUP.realmLook}</small>
            </span>
          </label>
        )}
        <label className="choice">
          <input
            type="checkbox"
            checked={choices.realmWishes !== undefined}
            aria-label={SETUP.disagreeOn.realm}
            onChange={event => onChange({ realmWishes: event.target.checked ? wishesAt(realm) : undefined })}
          />
          <span>{SETUP.disagree}</span>
        </label>
      </div>
      {choices.realmWishes && <Wishes choices={choices} onChange={onChange} />}
      {isPlayable && choices.playsRealm && !choices.realmWishes && (
        <RulesOf realm={realm} region={choices.region} onRegion={region => onChange({ region })} />
      )}
    </>
  );
}

const wishesAt = (realm: Realm | undefined) => ({ azure: realm?.id ?? NO_REALM, ember: NO_REALM });

/** REALM-01: each player's wish. */
function Wishes({ choices: { realmWishes, armies }, onChange }: RealmProps) {
  if (!realmWishes) return undefined;
  return (
    <>
      <div className="wishes">
        {SEATS.map(seat => (
          <SelectField
            key={seat}
            label={SETUP.wants(armies[seat].player)}
            seat={seat}
            value={realmWishes[seat]}
            onChange={realm => onChange({ realmWishes: { ...realmWishes, [seat]: realm } })}
          >
            <option value={NO_REALM}>{SETUP.noRealm}</option>
            {REALMS.map(({ id, name, isOurs }) => (
              <option key={id} value={id}>
                {isOurs ? `${name} (${OUR_RULES})` : name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p className="setup-says">
        {SETUP.realmRollOff.says} <em className="rule-id">{SETUP.realmRollOff.rule}</em>
      </p>
    </>
  );
}

interface RulesOfProps {
  readonly realm: Realm;
  readonly region: string | undefined;
  readonly onRegion: (region: string | undefined) => void;
}

/** The rules of a realm and of its region. */
function RulesOf({ realm, region, onRegion }: RulesOfProps) {
  const { spells, features, commands, regions, isOurs } = realm;
  const here = regions.find(({ id }) => id === region)?.features ?? [];
  return (
    <div className="realm-rules">
      {regions.length > 0 && (
        <SelectField label={SETUP.region} value={region ?? ''} onChange={id => onRegion(id || undefined)}>
          <option value="">{SETUP.anywhere}</option>
          {regions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {isOurs && <p className="setup-says">{SETUP.ourRules}</p>}
      <ul>
        {[...features, ...here, ...spells, ...commands].map(({ id, name, text }) => (
          <li key={id}>
            <b>{name}.</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
