import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { page } from 'vitest/browser'
import { watchFirstPaint } from '#lib/first-paint/first-paint.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { anyAnswer } from '#lib/testing/any-value.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { MessageDialogs } from '#ui/message-dialog/message-dialogs.tsx'
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { agentPages } from '../agent-centre/agent-pages.ts'
import { accountSections } from '../member-centre/account-sections.ts'
import { memberPages } from '../member-centre/member-pages.ts'
import { OverlayHost } from '../overlays/overlay-host.tsx'
import { Router } from '../router.tsx'
import { fetchPage } from '../routing/pages.ts'
import { routes } from '../routing/routes.ts'
import { Screen } from '../routing/screen.tsx'
import type { ProductScreen } from './product-screens.tsx'

const components = import.meta.glob([
  '../**/*.tsx',
  '../../features/**/*.tsx',
  '!**/*.test.tsx',
  '!**/testing/**',
])

/** Loads every text and page ahead, so that a screen is whole as soon as its answers are there. */
export async function loadProduct(): Promise<void> {
  // So tall that nothing waits for being scrolled to.
  await page.viewport(1280, 6000)
  const texts = Object.keys(import.meta.glob('../../../shared/i18n/locales/EN/*.json'))
  await i18next.loadNamespaces(texts.map((path) => /(\w+)\.json$/.exec(path)?.[1] ?? ''))
  const painted = watchFirstPaint(Promise.resolve(), () => Promise.resolve())
  // What a screen loads later is there at once then.
  await Promise.all(Object.values(components).map((load) => load()))
  for (const { part } of [...memberPages, ...agentPages, ...accountSections]) await part.ahead()
  for (const route of Object.values(routes)) await fetchPage(route.page)
  // What waits for the first paint would otherwise come in the middle of the first screen.
  await painted
}

const flags =
  'CBS3 DIRECTREG3 MOBILEVERCODELOGIN3 CHNGPASSVERIF3 CHNGPASSMAIL3 identityCheck dailySalary hourlySalary realtimeSalary contractDividend'
    .split(' ')
    .map((modId) => ({ modId, enabled: '1' }))

/** What a call is answered with, unless it fails. */
export function goodAnswer(endpoint: AnyEndpoint, { who, route }: ProductScreen): unknown {
  switch (endpoint.id) {
    case contract.system.settings.id:
      // With this flag the login is a page of its own.
      return { nodes: route === 'login' ? [...flags, { modId: 'loginedToHomePage', enabled: '1' }] : flags }
    case contract.chat.url.id:
      return { chatUrl: 'http://127.0.0.1:4399/chat' }
    case contract.member.info.id:
      return { ...Object(anyAnswer(endpoint)), type: who === 'agent' ? 1 : 0 }
    case contract.payout.accounts.id:
      // There is room for another one.
      return { ...Object(anyAnswer(endpoint)), most: 2 }
    case contract.system.permission.id:
      return { info: { imageCDNs: [], launchGameCDNs: [], maintenance: false, regionRestriction: false } }
    default:
      return anyAnswer(endpoint)
  }
}

/** One turn of the browser's loop. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 4))

/** A turn of the loop without the pause that browsers put between timers. */
const quickTurn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/** Waits for something to be so, at most for so many milliseconds. Returns whether it is. */
export async function until(isSo: () => boolean, longest = 20_000): Promise<boolean> {
  const begun = performance.now()
  while (!isSo() && performance.now() - begun < longest) await quickTurn()
  return isSo()
}

/** Resolves once nothing is fetched, loaded or changed any more. */
async function settle(queryClient: QueryClient): Promise<void> {
  let changes = 0
  const watcher = new MutationObserver(() => {
    changes += 1
  })
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  for (let still = 0, turns = 0; still < 5 && turns < 500; turns += 1) {
    const before = changes
    await turn()
    const waits = document.querySelector('[class*=wait], [class*=spinner][role=status]') !== null
    still = waits || before !== changes || queryClient.isFetching() > 0 ? 0 : still + 1
  }
  watcher.disconnect()
}

/** Opens a screen on a gateway that answers everything. */
export async function openScreen(
  screen: ProductScreen,
  prepare?: (network: ReturnType<typeof fakeNetwork>) => void,
) {
  sessionStorage.clear()
  useToasts.setState({ toasts: [] })
  useMessageDialogs.setState({ open: [] })
  const network = fakeNetwork()
  for (const endpoint of allEndpoints) network.answer(endpoint, () => goodAnswer(endpoint, screen))
  prepare?.(network)
  const { route, path = '/', who, overlay, lastCalls = [] } = screen
  const { queryClient } = await renderSite(
    <>
      {!overlay && (route ? <Screen route={{ ...routes[route], name: route }} /> : <Router />)}
      <OverlayHost />
      <MessageDialogs closesIn={String} />
      <Toaster label="Messages" closeLabel="Close message" />
    </>,
    { path, signedIn: who !== 'visitor', retryDelay: 0 },
  )
  const show = () => overlay && useOverlays.getState().show(overlay)
  show()
  await until(() => lastCalls.every((endpoint) => network.sent(endpoint).length > 0))
  return {
    network,
    queryClient,
    settle: () => settle(queryClient),
    isQuery: ({ id }: AnyEndpoint) =>
      queryClient.getQueryCache().findAll({ queryKey: [id], type: 'active' }).length > 0,
    /** Opens it again if it has closed, as a centre does for somebody it isn't for. */
    async reopen() {
      if (!overlay || useOverlays.getState().open) return
      show()
      await settle(queryClient)
    },
  }
}
