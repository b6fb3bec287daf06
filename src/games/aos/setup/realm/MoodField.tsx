import { SETUP } from '../../words/setup/setup';
import type { Choices } from '../choices';
import { isMood, MOOD_WORDS, MOODS } from '../moods';
import { Swatch } from '../Swatch';
import { Tile } from '../Tile';
import { RealmRules } from './RealmRules';

export interface RealmProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** The theme of the table, and whether its realm's rules are used. */
export const MoodField = ({ choices, onChange }: RealmProps) => (
  <fieldset>
    <legend>{SETUP.realm}</legend>
    <div className="tiles" data-columns="7">
      {MOODS.map(mood => (
        <Tile
          key={mood}
          group="mood"
          value={mood}
          isChosen={mood === choices.mood}
          onChoose={picked => isMood(picked) && onChange({ mood: picked, playsRealm: false, region: undefined })}
        >
          <Swatch mood={mood} />
          <span className="tile-mood">{MOOD_WORDS[mood].name}</span>
        </Tile>
      ))}
    </div>
    <RealmRules choices={choices} onChange={onChange} />
  </fieldset>
);
