/** Script of the page for a game that can't be opened. Tells the host, and links back. */
import type { ClosedPageData } from '../protocol.ts'
import { find, pageData } from './dom.ts'
import { createHost, hasHost } from './host.ts'

const { hostOrigin, lobbyUrl }: ClosedPageData = JSON.parse(pageData())
const host = createHost(hostOrigin)
host.post({ type: 'sessionExpired' })

find('#lobby', HTMLAnchorElement).addEventListener('click', (event) => {
  if (hasHost(hostOrigin) || lobbyUrl === null) event.preventDefault()
  host.post({ type: 'lobby' })
})
