import { Component, type ReactNode } from 'react';
import { isPartMissing } from './notices/safety-net';
import { NOTICE_WORDS } from './text/notices';
import { PAGE } from './text/page';

interface BoundaryState {
  readonly message: string | undefined;
  /** A part of the page could not be had, which is nobody's mistake. */
  readonly isPartMissing: boolean;
}

/** Our own mistakes end here: the battle is saved, so the player can go on from a fresh page. */
export class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { message: undefined, isPartMissing: false };

  static getDerivedStateFromError(cause: unknown): BoundaryState {
    return { message: cause instanceof Error ? cause.message : String(cause), isPartMissing: isPartMissing(cause) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    if (this.state.isPartMissing) {
      return (
        <main className="mishap">
          <h1>{NOTICE_WORDS.partMissing}</h1>
          <p>{PAGE.isSaved}</p>
          <button type="button" className="button" data-look="prime" onClick={() => location.reload()}>
            {NOTICE_WORDS.reload}
          </button>
        </main>
      );
    }
    return (
      <main className="mishap">
        <h1>{PAGE.wrong}</h1>
        <p>{PAGE.isSaved}</p>
        <p className="start-note">{message}</p>
        <button type="button" className="button" data-look="prime" onClick={() => location.reload()}>
          {PAGE.reload}
        </button>
      </main>
    );
  }
}
