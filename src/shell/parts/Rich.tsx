/** A sentence in which *stars* mark bold text. */
export function Rich({ text }: { readonly text: string }) {
  return text.split('*').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <b key={key}>{part}</b> : <span key={key}>{part}</span>;
  });
}

/** The sentence without its stars, for screen readers. */
export const plain = (text: string): string => text.replaceAll('*', '');
