/** Magic at work: around one who casts, unbinds or uses an ability, or on those whom a spell harms. */
export interface MagicView {
  readonly kind: 'cast' | 'unbind' | 'ability' | 'strike';
  readonly models: readonly string[];
}
