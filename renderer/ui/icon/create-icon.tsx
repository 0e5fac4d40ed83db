import { createElement, type SVGProps } from 'react'

/** The shapes of an icon: tags with their attributes. */
type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[]

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * Makes the component of an icon. The build draws lucide's icons with it, because the library's own component also
 * knows contexts, aliases and other frameworks, which is more than all icons of the first page.
 */
export const createIcon =
  (shapes: Shapes) =>
  ({ size = 24, ...rest }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {shapes.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
    </svg>
  )
