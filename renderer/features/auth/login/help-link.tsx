import type { MouseEvent, ReactNode } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'

/** A help text in a window of its own: the form with the link in it stays as it is. */
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
