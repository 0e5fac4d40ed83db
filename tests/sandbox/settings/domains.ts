import { isLoopback } from '#shared/domain/loopback.ts'

/** Nothing listens there, and nothing may: a connection is refused at once. */
const deadAddress = 'http://127.0.0.1:1'

/** Addresses under which the sandbox is reached: its own, and the other name of loopback. */
export function domainsOf(origin: string, firstIsDead: boolean): string[] {
  const { protocol, hostname, port } = new URL(origin)
  const other = hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  const alive = [origin, `${protocol}//${other}${port && `:${port}`}`]
  return firstIsDead ? [deadAddress, ...alive] : alive
}

/** Whether a domain, with or without its port, is one under which the sandbox's site is shown. */
export function isOwnDomain(domain: string): boolean {
  const url = URL.parse(`http://${domain}`)
  return url !== null && url.host === domain.toLowerCase().replace(/:80$/, '') && isLoopback(url.hostname)
}
