const parts = /^(https?):\/\/(\*\.)?([a-z0-9.-]+)(?::(\d+|\*))?$/

/**
 * Whether an address matches a brand's source ("https://*.cdn.example", "http://127.0.0.1:*"), by the rules of a
 * Content Security Policy: "*." stands for at least one label, and no port means the scheme's default.
 */
export function matchesSource(address: string, source: string): boolean {
  const url = URL.parse(address)
  const [, scheme, wildcard, host, port] = parts.exec(source) ?? []
  if (!url || host === undefined || url.protocol !== `${scheme}:`) return false
  if (url.username !== '' || url.password !== '') return false
  if (port !== '*' && url.port !== portOf(scheme, port)) return false
  return wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host
}

/** Returns a port as URL has it: "" for the scheme's default. */
const portOf = (scheme: string | undefined, port: string | undefined): string =>
  port === (scheme === 'https' ? '443' : '80') ? '' : (port ?? '')

/** Whether an address matches any of the sources. */
export const matchesAnySource = (address: string, sources: readonly string[]): boolean =>
  sources.some((source) => matchesSource(address, source))
