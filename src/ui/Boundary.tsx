import { Component, type ReactNode } from 'react';
import { PAGE } from './text/page';

interface BoundaryState {
  readonly message: string | undefined;
}

/** Our own mistakes end here: the battle is saved, so the player can go on from a fresh page. */
export class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { message: undefined };

  static getDerivedStateFromError(cause: unknown): BoundaryState {
    return { message: cause instanceof Error ? cause.message : String(cause) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
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
