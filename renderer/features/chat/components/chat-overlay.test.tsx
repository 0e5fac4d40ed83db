import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useChat } from '#lib/chat/use-chat.ts'
import { useChatWatch } from '#lib/chat/use-chat-watch.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionControl } from '#lib/session/session-context.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { chat } from '#shared/contract/endpoints/chat.ts'
import { logout } from '#shared/contract/endpoints/logout.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { ChatOverlay } from './chat-overlay.tsx'

function Page() {
  const entry = useChat()
  const { signOut } = useSessionControl()
  useChatWatch()
  return (
    <>
      {entry && (
        <button type="button" onClick={entry.open}>
          {entry.label}
        </button>
      )}
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
      {useOverlays((state) => state.open?.name === 'chat') && <ChatOverlay />}
    </>
  )
}

async function openPage(type: number) {
  const network = fakeNetwork()
  network.answer(system.settings, () => ({ nodes: [{ modId: 'CBS3', enabled: '1' }] }))
  network.answer(member.info, () => ({ ...samples.member, type }))
  network.answer(chat.unread, () => ({ unReadCount: 3 }))
  network.answer(chat.url, () => ({ chatUrl: 'https://evil.example/never-framed' }))
  const screen = await renderSite(<Page />, { signedIn: true })
  return { network, screen }
}
const open = () => useOverlays.getState().open?.name
const warning = { name: 'demoWarning', about: 'chat' }

test('[CHT-01] a demo account is warned in place of a room, also where only the open chat finds out', async () => {
  const { network, screen } = await openPage(4)
  useOverlays.getState().show({ name: 'chat' })
  await expect.poll(() => useOverlays.getState().open).toEqual(warning)
  useOverlays.getState().close()
  const opened: unknown[] = []
  const stop = useOverlays.subscribe((state) => opened.push(state.open))
  await screen.getByRole('button', { name: /^Chat/ }).click()
  stop()
  expect(opened).toEqual([warning])
  expect(network.sent(chat.url)).toEqual([])
})

test('[CHT-01, OUT-01] signing out closes the chat, and forgets its address and what was unread', async () => {
  const { network, screen } = await openPage(0)
  const cached = () =>
    JSON.stringify(
      screen.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    )
  await screen.getByRole('button', { name: 'Chat, 3 unread chat messages' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Chat' })).toBeVisible()
  await expect.poll(cached).toContain('never-framed')
  network.answer(chat.unread, () => ({ unReadCount: 0 }))
  network.answer(logout, () => null)
  await screen.getByText('Leave').click({ force: true })
  await expect.poll(open).toBeUndefined()
  await expect.element(screen.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  expect(cached()).not.toContain('never-framed')
  // Nor does the next account find the room of the last one.
  useSessionStore.getState().setSignedIn(true)
  await screen.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect.poll(() => network.sent(chat.url).length).toBe(2)
})

test('[CHT-01, SEC-03] a room that is not ours is said to be none of ours, and never framed; on a phone the chat is all there is', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const { screen } = await openPage(0)
  await screen.getByRole('button', { name: /^Chat/ }).click()
  const panel = screen.getByRole('dialog', { name: 'Chat' })
  await expect.element(panel.getByRole('alert')).toMatchTextContent('Its address isn’t one of ours')
  expect(document.querySelector('iframe')).toBeNull()
  expect(panel.element().getBoundingClientRect()).toMatchObject({ width: 390, height: 800 })
})
