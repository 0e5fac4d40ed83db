import { expect, test } from 'vitest'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, raw } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { feedback } from '#shared/contract/endpoints/feedback.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { FeedbackDesk } from './feedback-desk.tsx'

const words = 'The balance on my phone is hard to read in the sun.'

async function open(account?: string) {
  const network = fakeNetwork()
  network.answer(feedback.rules, () => ({ minWords: 3, maxWords: 300, kinds: ['suggestion', 'game'] }))
  network.answer(member.info, () => ({ ...samples.member, account: account ?? 'juan' }))
  const screen = await renderSite(<FeedbackDesk onSent={() => {}} />, { signedIn: account !== undefined })
  return { network, screen, area: screen.getByRole('textbox').first() }
}

test('[FBK-01, NET-05] a visitor’s unsent message is there again for a visitor, but not after a login', async () => {
  const first = await open()
  await first.area.fill(words)
  await first.screen.unmount()
  const again = await open()
  await expect.element(again.area).toHaveValue(words)
  await again.screen.unmount()
  const juan = await open('juan')
  await expect.element(juan.area).toHaveValue('')
  await juan.screen.unmount()
  const visitor = await open()
  await expect.element(visitor.area).toHaveValue('')
})

test('[FBK-01] an empty or too short message has an error at its field, gets the focus, and is not sent', async () => {
  const { network, screen, area } = await open()
  const send = screen.getByRole('button', { name: 'Send', exact: true })
  await area.fill('')
  await send.click()
  await expect.element(area).toHaveFocus()
  await expect.element(area).toHaveAccessibleDescription(/Enter your message/)
  await area.fill('Too short')
  await expect.element(area).toHaveAccessibleDescription(/3 to 300 words/)
  await send.click()
  expect(network.sent(feedback.send)).toEqual([])
})

test('[FBK-01, NET-05] a visitor who logs in while writing keeps the message', async () => {
  const writing = await open()
  await writing.area.fill(words)
  useSessionStore.getState().setSignedIn(true)
  await writing.screen.unmount()
  const juan = await open('juan')
  await expect.element(juan.area).toHaveValue(words)
})

test('[FBK-01, NET-05] an unsent message stays when the same account logs in again, and is removed for another', async () => {
  const { network, screen, area } = await open('juan')
  await area.fill(words)
  const begin = async (account: string) => {
    network.answer(member.info, () => ({ ...samples.member, account }))
    useSessionStore.getState().setSignedIn(false)
    screen.queryClient.clear()
    useSessionStore.getState().setSignedIn(true)
    await screen.queryClient.refetchQueries()
  }
  await begin('juan')
  await expect.element(area).toHaveValue(words)
  await begin('rico')
  await expect.element(area).toHaveValue('')
})

test('[FBK-01, NET-05] sent too often, it says for how long to wait, and the words stay until they go through', async () => {
  const { network, screen, area } = await open()
  const send = screen.getByRole('button', { name: 'Send', exact: true })
  network.answer(feedback.send, () => raw('', { status: 429, headers: { 'Retry-After': '120' } }))
  await area.fill(words)
  await send.click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Too many attempts. Try again in 2 minutes. Your message is still here.')
  await expect.element(area).toHaveValue(words)
  network.answer(feedback.send, () => ({ reference: 'F1001' }))
  await send.click()
  await expect.poll(() => network.sent(feedback.send).at(-1)?.body).toMatchObject({ content: words })
})
