import { analytics } from 'virtual:brand-late'

declare global {
  interface Window {
    dataLayer?: unknown[]
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string }
    }
  }
}

const switchOf = (id: string) => `ga-disable-${id}`

/** The tag reads the very `arguments` object; an array would be taken for something else. */
const command: (...words: unknown[]) => void = function () {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

let loaded = false

/**
 * Loads the tag, once, and lets it count. It stores what it needs for counting and nothing for advertising, and
 * sends no page by itself.
 */
export function startTag(id: string): void {
  Reflect.set(window, switchOf(id), false)
  if (loaded || !analytics) return
  loaded = true
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  command('consent', 'default', { ...denied, analytics_storage: 'granted' })
  command('js', new Date())
  command('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = trusted(`${analytics.script}/gtag/js?id=${id}`)
  document.head.append(script)
}

/**
 * Counts a page by its pattern. Where the visitor really is, what was searched for and where he came from are
 * overridden for everything that the tag sends from then on.
 */
export function countPage(origin: string, pattern: string): void {
  const page = { page_location: origin + pattern, page_path: pattern, page_title: pattern, page_referrer: '' }
  command('set', page)
  command('event', 'page_view', page)
}

/** Stops counting, and clears the cookies that counting left. */
export function stopTag(id: string): void {
  Reflect.set(window, switchOf(id), true)
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.trim().split('=')
    if (/^_ga|^_gid$|^_gat/.test(name))
      for (const domain of ['', ...domainsAbove(location.hostname)])
        document.cookie = `${name}=; Max-Age=0; path=/${domain && `; domain=${domain}`}`
  }
}

/** A host and the domains above it: the tag puts its cookies as high as the browser lets it. */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/**
 * The tag's address as the page's policy wants it: made by the one policy that may make any, which makes no other.
 * In type a text, as the script's property is; a browser without Trusted Types takes the text itself.
 */
function trusted(url: string): string {
  const policy = window.trustedTypes?.createPolicy('analytics', {
    createScriptURL(address) {
      if (address.startsWith(`${analytics?.script}/gtag/js?id=`)) return address
      throw new TypeError('not the address of the tag')
    },
  })
  return policy?.createScriptURL(url) ?? url
}
