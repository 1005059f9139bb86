import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback: ReactNode;
  resetKey: string;
  onCrash?: (error: Error) => void;
};
type State = { failedAt?: string };

/** Shows the fallback when its content crashes, until another page (another `resetKey`) is opened. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: State): State | null {
    if (failedAt === undefined) return null;
    if (failedAt === '') return { failedAt: resetKey };
    return failedAt === resetKey ? null : { failedAt: undefined };
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash?.(error);
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : this.props.fallback;
  }
}
