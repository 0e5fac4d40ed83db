const parts = /^(https?):\/\/(\*\.)?([a-z0-9.-]+)(?::(\d+|\*))?$/

/**
 * Whether an address is covered by a brand's source ("https://*.cdn.example", "http://127.0.0.1:*"), by the
 * rules of a Content Security Policy: "*." stands for at least one label, no port means the scheme's own.
 */
export function matchesSource(address: string, source: string): boolean {
  const url = URL.parse(address)
  const [, scheme, wildcard, host, port] = parts.exec(source) ?? []
  if (!url || host === undefined || url.protocol !== `${scheme}:`) return false
  if (url.username !== '' || url.password !== '') return false
  if (port !== '*' && url.port !== portOf(scheme, port)) return false
  return wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host
}

/** A port as URL tells it: "" for the scheme's own. */
const portOf = (scheme: string | undefined, port: string | undefined): string =>
  port === (scheme === 'https' ? '443' : '80') ? '' : (port ?? '')

/** Whether any of these sources covers the address. */
export const matchesAnySource = (address: string, sources: readonly string[]): boolean =>
  sources.some((source) => matchesSource(address, source))
