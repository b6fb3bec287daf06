import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { BOT_PACES } from '../../play/players/pace';
import {
  HAND_OVERS,
  HINT_LEVELS,
  hintLevelOf,
  QUALITY_CHOICES,
  RESOLUTIONS,
  settings,
  TEXT_SIZES,
} from '../browser/settings';
import { chooseQuality, useQualityChoice } from '../screen/use-drawing';
import {
  BOT_PACE_TITLE,
  BOT_PACE_WORDS,
  FLAG_WORDS,
  HAND_OVER_TITLE,
  HAND_OVER_WORDS,
  HINT_LEVEL_WORDS,
  HINTS_TITLE,
  PICTURE_WORDS,
  qualityWords,
  resolutionWords,
  SWITCHES,
  TEXT_SIZE_WORDS,
} from '../words/settings';

type SwitchName = (typeof SWITCHES)[number];

/** All settings of this browser. Every choice applies at once. */
export const AllSettings = () => (
  <>
    {SWITCHES.filter(name => name !== 'effects').map(name => (
      <Switch key={name} name={name} />
    ))}
    <HandOverChoice />
    <BotPaceChoice />
    <Hints />
    <h3>{PICTURE_WORDS.title}</h3>
    <Quality />
    <Switch name="effects" />
    <Resolutions />
    <TextSizes />
  </>
);

function Switch({ name }: { readonly name: SwitchName }) {
  const isOn = useStore(settings, now => now[name]);
  return (
    <label className="choice">
      <input type="checkbox" checked={isOn} onChange={event => settings.setState({ [name]: event.target.checked })} />
      <span>
        {FLAG_WORDS[name].title}
        <small>{FLAG_WORDS[name].says}</small>
      </span>
    </label>
  );
}

function HandOverChoice() {
  const chosen = useStore(settings, now => now.handOver);
  return (
    <label className="field">
      {HAND_OVER_TITLE}
      <select
        value={chosen}
        onChange={event => {
          const handOver = HAND_OVERS.find(each => each === event.target.value);
          if (handOver) settings.setState({ handOver });
        }}
      >
        {HAND_OVERS.map(each => (
          <option key={each} value={each}>
            {HAND_OVER_WORDS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OneOfProps<T> {
  readonly title: string;
  readonly name: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly words: (choice: T) => ReactNode;
  readonly onChoose: (choice: T) => void;
}

/** One of a few, in a row. */
const OneOf = <T extends string | number>({ title, name, choices, chosen, words, onChoose }: OneOfProps<T>) => (
  <fieldset className="choice-row">
    <legend>{title}</legend>
    {choices.map(choice => (
      <label key={choice} className="choice">
        <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
        <span>{words(choice)}</span>
      </label>
    ))}
  </fieldset>
);

/** How fast the computer plays. */
const BotPaceChoice = () => (
  <OneOf
    title={BOT_PACE_TITLE}
    name="bot-pace"
    choices={BOT_PACES}
    chosen={useStore(settings, now => now.botPace)}
    words={pace => BOT_PACE_WORDS[pace]}
    onChoose={botPace => settings.setState({ botPace })}
  />
);

/** How much is explained along the way. */
const Hints = () => (
  <OneOf
    title={HINTS_TITLE}
    name="hints"
    choices={HINT_LEVELS}
    chosen={useStore(settings, hintLevelOf)}
    words={level => HINT_LEVEL_WORDS[level]}
    onChoose={hints => settings.setState({ hints })}
  />
);

function Quality() {
  const automatic = useStore(settings, now => now.automatic);
  return (
    <OneOf
      title={PICTURE_WORDS.quality}
      name="quality"
      choices={QUALITY_CHOICES}
      chosen={useQualityChoice()}
      words={choice => qualityWords(choice, automatic)}
      onChoose={chooseQuality}
    />
  );
}

const Resolutions = () => (
  <OneOf
    title={PICTURE_WORDS.resolution}
    name="resolution"
    choices={RESOLUTIONS}
    chosen={useStore(settings, now => now.resolution)}
    words={resolutionWords}
    onChoose={resolution => settings.setState({ resolution })}
  />
);

const TextSizes = () => (
  <OneOf
    title={PICTURE_WORDS.textSize}
    name="text-size"
    choices={TEXT_SIZES}
    chosen={useStore(settings, now => now.textSize)}
    words={size => TEXT_SIZE_WORDS[size]}
    onChoose={textSize => settings.setState({ textSize })}
  />
);
