/** The battle is no longer saved here: another tab plays it, or removed it. */
export class SaveLostError extends Error {
  readonly isRemoved: boolean;

  constructor(isRemoved: boolean) {
    super(isRemoved ? 'This battle was removed.' : 'This battle was opened in another tab and goes on there.');
    this.isRemoved = isRemoved;
  }
}
