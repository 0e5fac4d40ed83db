import { afterEach, expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { setPasswordDue, usePasswordDue } from './password-due.ts'
import { useSessionStore } from './session-store.ts'

/** The channel of another tab of this browser. */
const otherTab = new BroadcastChannel('passwordDue')
/** Says something of the session that is held here, unless it is about another. */
const say = (type: string, about = useSessionStore.getState().name) => otherTab.postMessage({ type, about })
afterEach(() => {
  setPasswordDue(false)
  useSessionStore.setState({ signedIn: false })
  useOverlays.getState().close()
})

function Watch() {
  usePasswordDue()
  return null
}

test('[AUTH-05, AUTH-11] a change that is due in one tab is due in the others, until it is done', async () => {
  fakeNetwork()
  await renderSite(<Watch />)
  useSessionStore.getState().setSignedIn(true)
  say('due')
  await expect.poll(() => useOverlays.getState().open).toEqual({ name: 'changePassword', forced: true })
  say('done')
  await expect.poll(() => useOverlays.getState().open).toBeUndefined()
  expect(useSessionStore.getState().passwordDue).toBe(false)
})

test('[AUTH-05, AUTH-11] a tab opened later learns from the others that a change is due', async () => {
  fakeNetwork()
  const heard: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => heard.push(data.type))
  await renderSite(<Watch />)
  useSessionStore.getState().setSignedIn(true)
  await expect.poll(() => heard).toContain('ask')
  setPasswordDue(true)
  say('ask')
  await expect.poll(() => heard.filter((word) => word === 'due')).toHaveLength(2)
})

test('[AUTH-05] a visitor has no password change due, whatever another tab says', async () => {
  fakeNetwork()
  await renderSite(<Watch />)
  say('due')
  // Messages keep their order, so once the second one is received, the first one has been handled.
  const ear = new BroadcastChannel('passwordDue')
  await new Promise((resolve) => {
    ear.addEventListener('message', resolve, { once: true })
    otherTab.postMessage('anything')
  })
  expect(useSessionStore.getState().passwordDue).toBe(false)
  expect(useOverlays.getState().open).toBeUndefined()
})

test('[STO-04, AUTH-05] a change that is due in another session is not due in this one, and what is due here stays', async () => {
  fakeNetwork()
  await renderSite(<Watch />, { signedIn: true })
  say('due', 'another')
  say('due')
  await expect.poll(() => useSessionStore.getState().passwordDue).toBe(true)
  say('done', 'another')
  const heard: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => heard.push(data.type))
  say('ask', 'another')
  say('ask')
  await expect.poll(() => heard).toEqual(['due'])
  expect(useSessionStore.getState().passwordDue).toBe(true)
})
