import { useRef } from 'react';
import { Icon } from './icons';

interface FileButtonProps {
  /** The label of the button. */
  readonly words: string;
  /** What kind of file it asks for. */
  readonly label: string;
  readonly look: 'button' | 'start-line';
  readonly onFile: (file: File) => void;
}

/** A button that asks for a JSON file; the same file can be chosen again. */
export function FileButton({ words, label, look, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={look} onClick={() => input.current?.click()}>
        <Icon name="file" />
        {words}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
