import { Component, type ReactNode } from 'react';
import { notices } from '../notices/notices';
import { isPartMissing } from '../notices/safety-net';
import { NOTICE_WORDS } from '../words/notices';
import { PAGE } from '../words/page';

interface BoundaryState {
  readonly message: string | undefined;
  /** A part of the page could not be had, which is nobody's mistake. */
  readonly isPartMissing: boolean;
}

/** Whether the browser keeps what was played. */
const isSaved = () => !notices.getState().has('unsaved') && !notices.getState().has('lost');

/** Our own mistakes end here: a battle that is saved goes on from a fresh page. */
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
