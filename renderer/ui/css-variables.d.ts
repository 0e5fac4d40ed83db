import 'react'

declare module 'react' {
  /** Permits custom properties in `style`, which components use to pass sizes to their stylesheet. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
