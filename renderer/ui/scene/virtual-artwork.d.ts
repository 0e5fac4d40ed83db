declare module 'virtual:artwork' {
  import type { ReactElement } from 'react'
  import type { SceneProps } from '#ui/scene/scene-props.ts'

  /** The drawing of the brand's `artwork`, behind logins, lists and failure screens. Decoration only. */
  export const Scene: (props: SceneProps) => ReactElement
}
