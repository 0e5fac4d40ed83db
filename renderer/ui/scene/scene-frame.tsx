import { type ReactNode, useId } from 'react'
import type { SceneProps } from './scene-props.ts'

type SceneFrameProps = Pick<SceneProps, 'width' | 'height' | 'className'> & {
  /** Height of the sky. */
  horizon: number
  /** Colours of the sky and of what lies before the horizon. */
  colours: { above: string; below: string }
  /** What stands behind the horizon, which cuts it off. */
  behind: ReactNode
  /** What is before it. */
  children?: ReactNode
}

/** A drawn sky and ground with a level horizon. Decoration only. */
export function SceneFrame({
  width,
  height,
  className,
  horizon,
  colours,
  behind,
  children,
}: SceneFrameProps) {
  const clip = useId()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <clipPath id={clip}>
        <rect width={width} height={horizon} />
      </clipPath>
      <rect width={width} height={height} fill={colours.above} />
      <g clipPath={`url(#${clip})`}>{behind}</g>
      <rect y={horizon} width={width} height={height - horizon} fill={colours.below} />
      {children}
    </svg>
  )
}
