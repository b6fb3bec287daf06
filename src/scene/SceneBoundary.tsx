import { Component, type ReactNode } from 'react';

interface SceneBoundaryProps {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Catches errors of the picture, so that the battle goes on: renders nothing and calls `onError`. */
export class SceneBoundary extends Component<SceneBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(error);
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.isBroken ? undefined : this.props.children;
  }
}
