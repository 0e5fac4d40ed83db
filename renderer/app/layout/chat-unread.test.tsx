import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { HelpChat } from '#features/content/components/help-chat.tsx'
import { useChatWatch } from '#lib/chat/use-chat-watch.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { ChatButton } from '../footer/chat-button.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { MeSheet } from './me-sheet.tsx'
import { SideRail } from './side-rail.tsx'

const { chat, member, system } = contract

function Watch() {
  useChatWatch()
  return null
}

/** The parts of a member's site that lead to the chat, with so many messages unread there. */
async function openParts(unread: number) {
  const network = fakeNetwork()
  const room = { unread }
  network.answer(system.settings, () => ({ nodes: [{ modId: 'CBS3', enabled: '1' }] }))
  network.answer(member.info, () => samples.member)
  network.answer(member.unreadCount, () => ({ count: 0 }))
  network.answer(chat.unread, () => ({ unReadCount: room.unread }))
  const screen = await renderSite(
    <>
      <Watch />
      <SideRail />
      <HelpChat />
      <footer>
        <ChatButton />
      </footer>
      <BottomBar />
      <MeSheet />
    </>,
    { signedIn: true },
  )
  return {
    network,
    room,
    screen,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  }
}

test('[CHT-01] what is unread stands on every way in, is asked for once, and goes when it is read', async () => {
  await page.viewport(390, 844)
  const { network, room, screen, button } = await openParts(2)
  const unread = '2 unread chat messages'
  for (const name of [`Chat, ${unread}`, `Me ${unread}`, `Chat ${unread}`])
    await expect.element(button(name)).toBeInTheDocument()
  await expect.poll(() => button(`Chat with us ${unread}`).elements()).toHaveLength(2)
  expect(network.sent(chat.unread)).toHaveLength(1)

  room.unread = 0
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => screen.getByText(unread).elements()).toHaveLength(0)
  expect(network.sent(chat.unread)).toHaveLength(2)
})
