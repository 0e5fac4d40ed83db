import type { MouseEvent, ReactNode } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'

/** Opens a help text in a new window, so that the form around the link keeps its values. */
export function HelpLink({ tag, children }: { tag: string; children?: ReactNode }) {
  const { openExternal, publicOrigin } = usePlatform()
  const address = `${publicOrigin}/helpmc#${tag}`
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    openExternal(address)
  }
  return (
    <a className="link" href={address} target="_blank" rel="noreferrer" onClick={handleClick}>
      {children}
    </a>
  )
}
