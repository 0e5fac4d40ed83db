import { expect, test } from 'vitest'
import type { DesktopApi, DesktopEvent } from '#shared/bridge/bridge.ts'
import { signedInHeader } from '#shared/bridge/signed-in-header.ts'
import { createDesktopSession } from './desktop-session.ts'

/** A session of the page, with what main hears and what it can say. */
function openSession() {
  const heard: unknown[][] = []
  const said: unknown[][] = []
  const listeners: ((event: DesktopEvent) => void)[] = []
  const desktop: Pick<DesktopApi, 'invoke' | 'onEvent'> = {
    invoke: (async (...call: [string, ...unknown[]]) => {
      if (call[0] === 'session:state') return { signedIn: true, name: 'first', storage: 'vault' }
      heard.push(call)
      return undefined
      // One answer stands in for those of all channels. The bridge's table declares the type of each.
    }) as DesktopApi['invoke'],
    onEvent(listener) {
      listeners.push(listener)
      return () => {}
    },
  }
  const session = createDesktopSession(desktop)
  session.subscribe((...news) => said.push(news))
  const report = (event: DesktopEvent) => {
    for (const listener of listeners) listener(event)
  }
  return { session, heard, said, report }
}
const loggedIn = (name: string) => new Headers({ [signedInHeader]: name })

test('[STO-04] main is asked to remove the session that ended, even if another began meanwhile', async () => {
  const { session, heard } = openSession()
  expect(await session.start()).toBe(true)
  const left = session.name()
  expect(session.accept({}, loggedIn('second'))).toBe(true)
  session.end(left)
  await session.expire()
  expect(heard).toEqual([
    ['session:forget', 'first'],
    ['session:forget', 'second'],
  ])
})

test('[STO-04] the end of one session doesn’t end another', async () => {
  const { session, said, report } = openSession()
  await session.start()
  expect(session.accept({}, new Headers())).toBe(false)
  session.accept({}, loggedIn('second'))
  report({ type: 'sessionEnded', name: 'first' })
  expect(said).toEqual([])
  report({ type: 'sessionEnded', name: 'second' })
  report({ type: 'sessionBegun', name: 'third' })
  expect(said).toEqual([[false, true], [true]])
  expect(session.name()).toBe('third')
})
