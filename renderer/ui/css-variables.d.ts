import 'react'

declare module 'react' {
  /** Components hand sizes to their stylesheet as custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
