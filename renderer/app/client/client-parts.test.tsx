import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { clientControls } from '#lib/testing/client-controls.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { accountStanding } from '#shared/contract/endpoints/account-standing.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import type { SiteCommand } from '#shared/domain/client-commands.ts'
import type { NewsKind } from '#shared/domain/client-news.ts'
import { firstClientSettings } from '#shared/domain/client-settings.ts'
import { ClientParts } from './client-parts.tsx'

/** Renders the client parts with a fake client that receives only what the test sends. */
async function renderPart({ notifications = false, unread = (): number => 0 } = {}) {
  const network = fakeNetwork()
  network.answer(accountSummary.info, () => samples.member)
  network.answer(accountStanding.unreadCount, () => ({ count: unread() }))
  const commands = new Set<(command: SiteCommand) => void>()
  const news = new Set<(kind: NewsKind) => void>()
  const reported: NewsKind[] = []
  const state = { settings: { ...firstClientSettings, notifications }, fixed: [], kept: true }
  const listenIn =
    <T,>(to: Set<T>) =>
    (listener: T) => {
      to.add(listener)
      return () => void to.delete(listener)
    }
  const client = clientControls({
    readSettings: () => Promise.resolve(state),
    onCommand: listenIn(commands),
    onNews: listenIn(news),
    notify: (kind) => void reported.push(kind),
  })
  const screen = await renderSite(
    <>
      <ClientParts client={client} />
      <Unread />
    </>,
    { path: '/rng', signedIn: true },
  )
  // It suspends until its texts are loaded.
  await expect.poll(() => commands.size).toBe(1)
  const command = (name: SiteCommand) => {
    for (const listener of commands) listener(name)
  }
  const click = (kind: NewsKind) => {
    for (const listener of news) listener(kind)
  }
  return { network, screen, command, click, reported, address: screen.getByTestId('address') }
}

/** Shows the unread count from the cache without fetching it. Rendered beside the part. */
function Unread() {
  const { data } = useQuery({ ...standingQueries(useGateway()).unreadCount(), enabled: false })
  return <output data-testid="unread">{data?.count ?? 'unknown'}</output>
}

const open = () => useOverlays.getState().open

test('[DSK-11] the client’s menu opens the pages of the site', async () => {
  const { command, address } = await renderPart()
  command('help')
  await expect.element(address).toMatchTextContent('/help')
  command('back')
  await expect.element(address).toMatchTextContent('/rng')
  command('forward')
  await expect.element(address).toMatchTextContent('/help')
  command('settings')
  expect(open()).toEqual({ name: 'clientSettings' })
  command('search')
  expect(open()).toEqual({ name: 'search' })
  command('home')
  await expect.element(address).toMatchTextContent(/^\/$/)
  expect(open()).toBeUndefined()
})

test('[DSK-11] a dialog that has to be answered stays open when the menu asks for a page', async () => {
  const { command, click, address } = await renderPart()
  useOverlays.getState().show({ name: 'changePassword', forced: true })
  for (const name of ['settings', 'search', 'home', 'back', 'help', 'support'] as const) command(name)
  click('deposit')
  expect(open()).toEqual({ name: 'changePassword', forced: true })
  await expect.element(address).toMatchTextContent('/rng')
})

test('[DSK-11] a click on a notification opens the page that it is about', async () => {
  const { click, address } = await renderPart()
  click('message')
  await expect.element(address).toMatchTextContent('/rng')
  click('deposit')
  await expect.element(address).toMatchTextContent('/deposit')
})

test('[DSK-11] a higher number of unread messages brings a notification; the first number and a lower one don’t', async () => {
  let unread = 2
  const { screen, reported } = await renderPart({ notifications: true, unread: () => unread })
  const shown = screen.getByTestId('unread')
  await expect.element(shown).toMatchTextContent('2')
  for (const next of [1, 3]) {
    unread = next
    await screen.queryClient.refetchQueries({ queryKey: endpointKey(accountStanding.unreadCount) })
    await expect.element(shown).toMatchTextContent(String(next))
  }
  await expect.poll(() => reported).toEqual(['message'])
})

test('[DSK-11] without notifications in the settings, nothing is fetched for them', async () => {
  const { screen, network } = await renderPart()
  await screen.queryClient.fetchQuery({ queryKey: ['settled'], queryFn: () => true })
  expect(network.sent(accountStanding.unreadCount)).toEqual([])
})
