import { afterEach, expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { setPasswordDue, usePasswordDue } from './password-due.ts'
import { useSessionStore } from './session-store.ts'

/** The channel of another tab of this browser. */
const otherTab = new BroadcastChannel('passwordDue')
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
  useSessionStore.setState({ signedIn: true })
  otherTab.postMessage('due')
  await expect.poll(() => useOverlays.getState().open).toEqual({ name: 'changePassword', forced: true })
  otherTab.postMessage('done')
  await expect.poll(() => useOverlays.getState().open).toBeUndefined()
  expect(useSessionStore.getState().passwordDue).toBe(false)
})

test('[AUTH-05, AUTH-11] a tab that comes later asks, and is told', async () => {
  fakeNetwork()
  const heard: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => heard.push(data))
  await renderSite(<Watch />)
  useSessionStore.setState({ signedIn: true })
  await expect.poll(() => heard).toContain('ask')
  setPasswordDue(true)
  otherTab.postMessage('ask')
  await expect.poll(() => heard.filter((word) => word === 'due')).toHaveLength(2)
})

test('[AUTH-05] a visitor owes nothing, whatever another tab says', async () => {
  fakeNetwork()
  await renderSite(<Watch />)
  otherTab.postMessage('due')
  // Messages keep their order, so once the second one is received, the first one has been handled.
  const ear = new BroadcastChannel('passwordDue')
  await new Promise((resolve) => {
    ear.addEventListener('message', resolve, { once: true })
    otherTab.postMessage('anything')
  })
  expect(useSessionStore.getState().passwordDue).toBe(false)
  expect(useOverlays.getState().open).toBeUndefined()
})
