/** What is played here is no longer saved: the battle goes on in another tab, or was removed there. */
export class SaveLostError extends Error {
  readonly isRemoved: boolean;

  constructor(isRemoved: boolean) {
    super(isRemoved ? 'This battle was removed.' : 'This battle was opened in another tab and goes on there.');
    this.isRemoved = isRemoved;
  }
}
