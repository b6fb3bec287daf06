interface Entry {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keys and what they do. */
export const KeyList = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <dl className="keys">
    {entries.map(({ keys, does }) => (
      <div key={does} style={{ display: 'contents' }}>
        <dt>
          {keys.map(key => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
