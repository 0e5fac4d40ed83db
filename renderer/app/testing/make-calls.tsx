import type { QueryClient } from '@tanstack/react-query'
import { accountScreens, openAccountScreen } from '#features/auth/testing/account-screens.tsx'
import { GamePage } from '#features/game/components/game-page.tsx'
import { LotteryPage } from '#features/lottery/components/lottery-page.tsx'
import { saveFavourite } from '#lib/games/save-favourite.ts'
import { Gateway } from '#lib/gateway/gateway.ts'
import { createQueryClient } from '#lib/queries/query-client.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { LanguagePicker } from '../header/language-picker.tsx'

type Network = ReturnType<typeof fakeNetwork>
type Site = { gateway: Gateway; queryClient: QueryClient; network: Network }

/** Makes the call as the site does. Resolves with the network it was sent through. */
export type Make = () => Promise<Network>

/** A call by method and path, the fields that it must be sent with, and what makes it. */
export type WireCall = readonly [call: string, fields: object, make: Make]

function openSite(): Site {
  const network = fakeNetwork()
  useSessionStore.setState({ signedIn: true })
  const gateway = new Gateway({
    baseUrl: '',
    merchant: 'palaro',
    language: () => 'EN',
    sessionHeaders: () => ({}),
    session: () => 1,
    encrypt: (payload) => Promise.resolve(JSON.stringify(payload)),
    onMisfit() {},
    onFault() {},
  })
  return { gateway, queryClient: createQueryClient(), network }
}

/** A call made by code. It stays unanswered, which doesn't matter here. */
export const code =
  (call: (site: Site) => unknown): Make =>
  async () => {
    const site = openSite()
    void call(site)
    return site.network
  }

type Read = { queryKey: readonly unknown[]; queryFn?: unknown }
/** A read, by its query's options. */
export const read = (options: (gateway: Gateway) => Read): Make =>
  code(({ gateway, queryClient }) => {
    // The options' types differ from query to query, and nothing reads the result.
    void queryClient.prefetchQuery(options(gateway) as Parameters<QueryClient['prefetchQuery']>[0])
  })
/** The first page of a paginated list. */
export const readPages = (options: (gateway: Gateway) => Read): Make =>
  code(({ gateway, queryClient }) => {
    // See `read`.
    void queryClient.prefetchInfiniteQuery(
      options(gateway) as Parameters<QueryClient['prefetchInfiniteQuery']>[0],
    )
  })
/** A call that an account screen makes, with all fields filled in. */
export const screen =
  (name: string, good?: unknown): Make =>
  async () => {
    const account = accountScreens.find((one) => one.name === name)
    if (!account) throw new Error(`no screen is called ${name}`)
    const opened = await openAccountScreen(account)
    opened.network.answer(account.call, () => good ?? account.good)
    await account.submit(opened)
    return opened.network
  }

/** Choosing Filipino with the language picker. */
export const languageChoice: Make = async () => {
  const network = fakeNetwork()
  const site = await renderSite(<LanguagePicker />, { signedIn: true })
  await site.getByRole('button', { name: /^Language/ }).click()
  await site.getByRole('menuitemradio', { name: 'Filipino' }).click()
  return network
}

/** Launching a game by opening its page. */
export const game =
  (path: string): Make =>
  async () => {
    const network = fakeNetwork()
    network.answer(contract.system.permission, () => samples.permission)
    network.answer(contract.games.detail, () => ({ game: samples.game, recentWins: [] }))
    await renderSite(<GamePage />, { path, signedIn: true, platform: { GameView: () => null } })
    return network
  }

/** Launching the lottery by opening its page. */
export const lottery =
  (path: string): Make =>
  async () => {
    const network = fakeNetwork()
    network.answer(contract.system.permission, () => samples.permission)
    await renderSite(<LotteryPage />, { path, signedIn: true, platform: { GameView: () => null } })
    return network
  }

/** Adding or removing a favourite. */
export const favourite = (chosen: boolean) =>
  code(({ gateway, queryClient }) =>
    saveFavourite({
      gateway,
      queryClient,
      game: { ...samples.game, minBet: undefined },
      favourite: chosen,
    }).catch(() => {}),
  )
