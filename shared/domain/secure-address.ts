import { isLoopback } from './loopback.ts'

/** Why an address isn't opened. `credentials`: it has a user name, which only disguises its host. */
export type AddressFault = 'malformed' | 'insecure' | 'credentials'

/** Whether what is sent to an address can't be read on the way: https, or http on this machine. */
export const isSecure = ({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))

/** Says why an address isn't opened; undefined for one that may be. */
export function addressFault(url: URL | null): AddressFault | undefined {
  if (!url) return 'malformed'
  if (!isSecure(url)) return 'insecure'
  return url.username === '' && url.password === '' ? undefined : 'credentials'
}

/**
 * Parses an address that somebody else sent, if it may be opened: a whole one, secure, and without a user name.
 * Undefined for all others, scripts among them. The one check of all addresses of the gateway.
 */
export function secureAddress(address: string | null | undefined): URL | undefined {
  const url = URL.parse(address ?? '')
  return url && addressFault(url) === undefined ? url : undefined
}
