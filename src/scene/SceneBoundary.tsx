import { Component, type ReactNode } from 'react';

interface SceneBoundaryProps {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Keeps a fault of the picture away from the battle: shows nothing in its place and says so. */
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
