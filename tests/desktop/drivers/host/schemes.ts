/**
 * The DevTools protocol can't register a scheme in Chromium, so `app://site/x` is served at
 * `https://site.app.electron.test/x`. Every address between the app and Chromium is converted here.
 */
const suffix = '.electron.test'
const schemes = new Set<string>()

export function registerScheme(scheme: string): void {
  schemes.add(scheme)
}

/** `app://site/x?y` → `https://site.app.electron.test/x?y`; any other address unchanged. */
export function toReal(url: string): string {
  const [, scheme = '', host = '', rest = ''] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  if (!schemes.has(scheme.toLowerCase())) return url
  return `https://${host}.${scheme}${suffix}${rest.startsWith('/') ? rest : `/${rest}`}`
}

/** The end of the host's name that stands for each scheme, such as `app` → `.app.electron.test`. */
export const hostSuffixes = (): Record<string, string> =>
  Object.fromEntries([...schemes].map((scheme) => [scheme, `.${scheme}${suffix}`]))

/** The reverse; any other address unchanged. */
export function toApp(url: string): string {
  const match = /^(blob:)?https:\/\/([^/?#]+)\.([a-z0-9+-]+)\.electron\.test(?::443)?(.*)$/i.exec(url)
  if (!match) return url
  const [, blob = '', host = '', scheme = '', rest = ''] = match
  return schemes.has(scheme) ? `${blob}${scheme}://${host}${rest}` : url
}

/** The scheme of an address that a protocol handler of the app serves, or undefined. */
export function customScheme(appUrl: string): string | undefined {
  const scheme = appUrl.slice(0, Math.max(0, appUrl.indexOf(':')))
  return schemes.has(scheme) ? scheme : undefined
}

/** Returns the serialised origin as Electron reports it: `app://site`, `https://game.example`, or `null`. */
export function originOf(realUrl: string): string {
  const url = toApp(realUrl)
  if (customScheme(url)) return url.split('/').slice(0, 3).join('/')
  return URL.canParse(url) ? new URL(url).origin : 'null'
}

/** Rewrites the sources of custom schemes in a Content Security Policy. */
export function cspToReal(policy: string): string {
  return policy
    .replace(/([a-z0-9+-]+):\/\/([a-z0-9.*-]+)/gi, (source, scheme: string, host: string) =>
      schemes.has(scheme) ? `https://${host}.${scheme}${suffix}` : source,
    )
    .replace(/(^|[\s;])([a-z0-9+-]+):(?=[\s;]|$)/gi, (source, before: string, scheme: string) =>
      schemes.has(scheme) ? `${before}https://*.${scheme}${suffix}` : source,
    )
}

/** Converts a response header for Chromium. */
export function headerToReal(name: string, value: string): { name: string; value: string } {
  return { name, value: name.toLowerCase().startsWith('content-security-policy') ? cspToReal(value) : value }
}
