/** An error boundary: if a part of the program cannot be loaded, the page says so instead of going blank. */
import { Component, type ReactNode } from 'react';
import { Message } from './Message.tsx';

interface Props {
  /** The current address; navigating elsewhere resets the error. */
  readonly at: string;
  readonly children: ReactNode;
}

/** Wraps all screens. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.at !== this.props.at) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <Message content="notLoaded" /> : this.props.children;
  }
}
