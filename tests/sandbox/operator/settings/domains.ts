import { isLoopback } from '#shared/domain/loopback.ts'

/** Nothing can listen on this port, so connections are refused at once. */
const deadAddress = 'http://127.0.0.1:1'

/** Origins of the sandbox: its own, and the same with the other loopback name. */
export function domainsOf(origin: string, firstIsDead: boolean): string[] {
  const { protocol, hostname, port } = new URL(origin)
  const other = hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  const alive = [origin, `${protocol}//${other}${port && `:${port}`}`]
  return firstIsDead ? [deadAddress, ...alive] : alive
}

/** Whether a domain, with or without port, serves the sandbox's site. */
export function isOwnDomain(domain: string): boolean {
  const url = URL.parse(`http://${domain}`)
  return url !== null && url.host === domain.toLowerCase().replace(/:80$/, '') && isLoopback(url.hostname)
}
