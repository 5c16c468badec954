/** Style sheets get values from components through custom properties, which React's types do not know. */
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
