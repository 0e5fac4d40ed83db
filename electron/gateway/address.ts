import { isSecureOrigin, originOf } from '../security/origins.ts'

export type GatewayAddress = { ok: true; url: string } | { ok: false; problem: string }

const option = '--gateway='

/**
 * Returns the gateway's address. The brand's own address can't be overridden; for a brand without one, it is taken
 * from `--gateway=…` (https, or http on this machine). `problem` is shown to the user.
 */
export function gatewayAddress(brandUrl: string, argv: readonly string[]): GatewayAddress {
  const given = argv.find((argument) => argument.startsWith(option))?.slice(option.length)
  const address = brandUrl || given
  if (!address)
    return {
      ok: false,
      problem: `No gateway address was given.\n\nStart the client with ${option}https://the-operator's-gateway`,
    }
  const origin = originOf(address)
  const url = URL.parse(address)
  if (!url || origin === undefined || !isSecureOrigin(origin) || url.search !== '' || url.hash !== '')
    return {
      ok: false,
      problem: `The gateway address can't be used: ${address.slice(0, 200)}\n\nIt must be an https address; http is for this machine only (http://127.0.0.1:…).`,
    }
  return { ok: true, url: origin + url.pathname.replace(/\/+$/, '') }
}
