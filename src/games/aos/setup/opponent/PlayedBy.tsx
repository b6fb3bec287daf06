import { CHARACTERS, LEVELS } from '../../bots/seated-words';
import type { Seat } from '../../types';
import { CHARACTER_WORDS, LEVEL_WORDS, OPPONENT } from '../../words/opponent/opponent';
import type { BotChoice } from '../choices';
import { SelectField } from '../SelectField';

interface PlayedByProps {
  readonly seat: Seat;
  readonly bot: BotChoice | undefined;
  readonly onChange: (bot: BotChoice | undefined) => void;
}

const PERSON = 'person';

/** Who plays a side: a person, or the computer at a level and with a character. */
export const PlayedBy = ({ seat, bot, onChange }: PlayedByProps) => (
  <div className="played-by" data-seat={seat}>
    <SelectField
      label={OPPONENT.playedBy}
      value={bot?.level ?? PERSON}
      says={bot && LEVEL_WORDS[bot.level].says}
      onChange={value => {
        const level = LEVELS.find(each => each === value);
        onChange(level && { character: 'plain', ...bot, level });
      }}
    >
      <option value={PERSON}>{OPPONENT.person}</option>
      <optgroup label={OPPONENT.byComputer}>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {LEVEL_WORDS[level].name}
          </option>
        ))}
      </optgroup>
    </SelectField>
    {bot && (
      <SelectField
        label={OPPONENT.character}
        value={bot.character}
        says={CHARACTER_WORDS[bot.character].says}
        onChange={value => {
          const character = CHARACTERS.find(each => each === value);
          if (character) onChange({ ...bot, character });
        }}
      >
        {CHARACTERS.map(character => (
          <option key={character} value={character}>
            {CHARACTER_WORDS[character].name}
          </option>
        ))}
      </SelectField>
    )}
  </div>
);
