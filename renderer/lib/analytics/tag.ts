import { analytics } from 'virtual:brand-late'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { tagPath } from '#shared/domain/tag-path.ts'
import { trustedTag } from './tag-policies.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const switchOf = (id: string) => `ga-disable-${id}`

/** The tag requires the `arguments` object itself. It takes an array for something else. */
const command: (...words: unknown[]) => void = function () {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

let loaded = false

/**
 * Loads the tag once and enables it. Storage is granted for analytics and denied for advertising, and the tag doesn't
 * report pages by itself.
 */
export function startTag(id: string): void {
  Reflect.set(window, switchOf(id), false)
  if (loaded || !analytics) return
  loaded = true
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  command('consent', 'default', { ...denied, analytics_storage: 'granted' })
  command('js', new Date(gatewayNow()))
  command('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = trustedTag(`${analytics.script}${tagPath}?id=${id}`)
  document.head.append(script)
}

/**
 * Reports a page view by its route pattern. The real address, its query and the referrer are overridden for
 * everything that the tag sends from then on.
 */
export function countPage(origin: string, pattern: string): void {
  const page = { page_location: origin + pattern, page_path: pattern, page_title: pattern, page_referrer: '' }
  command('set', page)
  command('event', 'page_view', page)
}

/** Stops tracking and deletes the tag's cookies. */
export function stopTag(id: string): void {
  Reflect.set(window, switchOf(id), true)
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.trim().split('=')
    if (/^_ga|^_gid$|^_gat/.test(name))
      for (const domain of ['', ...domainsAbove(location.hostname)])
        document.cookie = `${name}=; Max-Age=0; path=/${domain && `; domain=${domain}`}`
  }
}

/** A host and its parent domains. The tag sets its cookies on the highest one that the browser permits. */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
