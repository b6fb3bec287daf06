import { Component, type ReactNode } from 'react';
import { notices } from '../notices/notices';
import { isPartMissing } from '../notices/uncaught-errors';
import { NOTICE_WORDS } from '../words/notices';
import { PAGE } from '../words/page';

interface BoundaryState {
  readonly message: string | undefined;
  /** A script or style of the page could not be loaded. */
  readonly isPartMissing: boolean;
}

/** Whether the browser stores the game. */
const isSaved = () => !notices.getState().has('unsaved') && !notices.getState().has('lost');

/** Catches our own bugs. A saved battle goes on after a reload. */
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
          {isSaved() && <p>{PAGE.isSaved}</p>}
          <button type="button" className="button" data-look="prime" onClick={() => location.reload()}>
            {NOTICE_WORDS.reload}
          </button>
        </main>
      );
    }
    return (
      <main className="mishap">
        <h1>{PAGE.wrong}</h1>
        {isSaved() && <p>{PAGE.isSaved}</p>}
        <p className="start-note">{message}</p>
        <button type="button" className="button" data-look="prime" onClick={() => location.reload()}>
          {PAGE.reload}
        </button>
      </main>
    );
  }
}
