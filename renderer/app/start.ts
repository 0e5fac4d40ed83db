import { brand } from 'virtual:brand'
import { gatewayMapping } from 'virtual:gateway-mapping'
import i18next from 'i18next'
import * as z from 'zod/mini'
import { after, watchFirstPaint } from '#lib/first-paint/first-paint.ts'
import { Gateway } from '#lib/gateway/gateway.ts'
import { prepareFormats } from '#lib/i18n/format-currency.ts'
import { currentLanguage, startI18n } from '#lib/i18n/i18n.ts'
import { languageOf } from '#lib/i18n/texts.ts'
import { fetchDeferredParts } from '#lib/lazy-part/lazy-part.ts'
import { report } from '#lib/log/report.ts'
import { isWide } from '#lib/media/use-wide.ts'
import { createPlatform, startLanguage } from '#lib/platform/create-platform.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import { createQueryClient } from '#lib/queries/query-client.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { vendorsQuery } from '#lib/queries/vendors-query.ts'
import { createSessionControl } from '#lib/session/session-control.ts'
import { livingSession, useSessionStore } from '#lib/session/session-store.ts'
import { storedText } from '#lib/storage/stored.ts'
import { useTheme } from '#lib/theme/theme-store.ts'
import type { GatewayError } from '#shared/contract/errors.ts'
import { wireMapping } from '#shared/contract/wire-mapping.ts'
import { handleFault, sayExpired } from './faults.ts'
import { fetchHeader } from './layout/wide-header.ts'
import { fetchPage } from './routing/pages.ts'
import { routeOf } from './routing/route-list.ts'

/** The merchant's code, for the operator's other pages on this origin. A logout doesn't clear it. */
const merchant = storedText('session', 'merchant', z.string())

/** Milliseconds for which the first answers and the page's code may delay the first render. */
const longestOutline = 800

/** Creates the platform, gateway, session and query client, and requests the data of the first paint. */
export async function start() {
  const textsReady = startI18n(undefined, startLanguage())
  const { page } = routeOf(location.pathname)
  const parts = [fetchPage(page), fetchHeader()]
  const onFault = (error: GatewayError) =>
    handleFault(error, { session, queryClient, host: platform.publicHost })
  const platform = await createPlatform(onFault)
  const queryClient = createQueryClient()
  const gateway = new Gateway({
    baseUrl: platform.gatewayUrl,
    merchant: brand.merchant,
    language: currentLanguage,
    sessionHeaders: () => platform.session.headers(),
    session: livingSession,
    encrypt: encryptForGateway,
    onMisfit: report,
    ...(import.meta.env.GATEWAY_MAPPED && { mapping: wireMapping(gatewayMapping) }),
    onFault,
  })
  const session = createSessionControl({
    platform,
    gateway: () => gateway,
    queryClient,
    onExpired: sayExpired,
  })
  // The requests go out in a task of their own.
  await Promise.all([session.start(), textsReady, after(0)])

  merchant.write(brand.merchant)

  const language = currentLanguage()
  const system = systemQueries(gateway)
  const member = memberQueries(gateway)
  const games = featuredGameQueries(gateway, language)
  const { signedIn } = useSessionStore.getState()
  const startupQueries = Promise.allSettled([
    queryClient.prefetchQuery(system.permission(platform.publicHost)),
    queryClient.prefetchQuery(system.whitelabel(language)),
    queryClient.prefetchQuery(system.settings()),
    queryClient.prefetchQuery(system.announcements(language)),
    queryClient.prefetchQuery(vendorsQuery(gateway, language)),
    ...(page === 'home' ? [queryClient.prefetchQuery(games.popular())] : []),
    ...(signedIn
      ? [queryClient.prefetchQuery(member.info()), queryClient.prefetchQuery(member.balance())]
      : []),
  ])
  // The start doesn't wait for these answers, because the parts that show them are rendered later.
  if (page === 'home') {
    void queryClient.prefetchQuery(games.menus())
    if (isWide()) void queryClient.prefetchQuery(games.winners())
  }
  // A visitor's lobby starts with these games, so they are requested before the lobby is rendered.
  if (page === 'lobby' && !signedIn) {
    void queryClient.prefetchQuery(games.hot())
    void queryClient.prefetchQuery(games.popular())
  }
  if (page === 'home' || page === 'lobby') prepareFormats(languageOf(language).tag, brand.currency)
  platform.setTheme(useTheme.getState().theme)
  platform.setLanguage(language)
  i18next.on('languageChanged', () => platform.setLanguage(currentLanguage()))
  // Meanwhile the outline is shown. Waiting briefly means that the site is rendered once, with its data.
  await Promise.race([Promise.all([startupQueries, ...parts]), after(longestOutline)])
  void watchFirstPaint(startupQueries, fetchDeferredParts)
  return { platform, queryClient, gateway, session }
}

/** Encrypts with the brand's first key. Both modules are loaded on first use because one includes jose. */
async function encryptForGateway(payload: object, at: number): Promise<string> {
  if (!window.isSecureContext) throw new Error('no secure context')
  const [{ encryptPayload }, { encryptionKeys }] = await Promise.all([
    import('#shared/crypto/payload.ts'),
    import('virtual:brand-keys'),
  ])
  const [key] = encryptionKeys
  if (!key) throw new Error('the brand has no key')
  return encryptPayload(payload, { ...key, alg: key.alg ?? 'RSA-OAEP-256', use: key.use ?? 'enc' }, at)
}

export type Started = Awaited<ReturnType<typeof start>>
