import * as z from 'zod'
import { isLoopback } from '../../domain/loopback.ts'
import { addressFault } from '../../domain/secure-address.ts'

const secure = 'must be an https address (http for this machine only)'

/** Says what is wrong with an https address, or returns undefined. */
function httpsFault(value: string): string | undefined {
  const url = URL.parse(value)
  const fault = addressFault(url)
  if (fault === 'credentials') return 'must not contain a user name or password'
  if (fault || !url || /\s/.test(value)) return secure
  if (url.hash !== '' || value.endsWith('#')) return 'must not have a part after "#"'
  return hostFault(url.hostname)
}

/** Says what is wrong with an origin, or returns undefined. Paths are the contract's, so none belongs here. */
function originFault(value: string): string | undefined {
  const fault = httpsFault(value)
  if (fault !== undefined) return fault
  const { origin } = new URL(value)
  return value === origin ? undefined : `must be scheme and host alone: write "${origin}"`
}

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Says what is wrong with a host name, or returns undefined. */
function hostFault(host: string): string | undefined {
  if (isLoopback(host)) return undefined
  const labels = host.split('.')
  return labels.length > 1 && labels.every((part) => label.test(part))
    ? undefined
    : 'must have a full host name'
}

const sourceForm = 'must be scheme and host, with "*." before the host or a port if needed'

/** Says what is wrong with a source of the Content Security Policy, or returns undefined. */
function sourceFault(value: string): string | undefined {
  const parts = /^(https?):\/\/(\*\.)?([^/:*?#@\s]+)(?::(\d{1,5}|\*))?$/.exec(value)
  if (!parts) return sourceForm
  const [, scheme, , host = '', port = '*'] = parts
  if (scheme === 'http' && !isLoopback(host)) return 'must be https (http for this machine only)'
  if (port !== '*' && (Number(port) < 1 || Number(port) > 65_535)) return 'must have a port from 1 to 65535'
  return hostFault(host)
}

/** Fails with what a function finds wrong. */
const checked = (faultOf: (value: string) => string | undefined) =>
  z.string().superRefine((value, context) => {
    const message = faultOf(value)
    if (message !== undefined) context.addIssue({ code: 'custom', input: value, message })
  })

/** An https address with any path; http for this machine only. */
export const address = () => checked(httpsFault)

/** Where reports go: an https address, or a path of the site, whose server passes them on. */
export const collector = () =>
  checked((value) =>
    /^\/[\w-][\w./-]*$/.test(value)
      ? undefined
      : httpsFault(value) && `${httpsFault(value)}, or a path of the site like /v1/logs`,
  )

/** The address of a folder, below which others are found, so it has no query. */
export const folderAddress = () =>
  checked((value) => httpsFault(value) ?? (value.includes('?') ? 'must not have a query' : undefined))

/** Scheme and host; "" means the site's own. */
export const originOrOwn = () => checked((value) => (value === '' ? undefined : originFault(value)))

/** Scheme and host of somebody else's script: https, wherever the site runs. */
export const scriptOrigin = () =>
  checked((value) => originFault(value) ?? (value.startsWith('https:') ? undefined : 'must be https'))

/** A source of the Content Security Policy: scheme, host (optionally with "*." before it), port (optionally "*"). */
export const source = () => checked(sourceFault)

/** Schemes that are the system's, the web's or the client's own, so that no brand may register them. */
const reservedSchemes = new Set(
  `about app blob chrome data devtools electron file filesystem ftp geo http https intent itms javascript magnet mailto
  market res resource sftp sms ssh steam tel telnet urn vbscript view web wss`.split(/\s+/),
)

/** The client's own link scheme, without "://". */
export const linkScheme = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9]{2,20}$/, 'must be 3 to 21 lower-case letters and digits, a letter first')
    .refine((value) => !reservedSchemes.has(value), 'must be your own: this scheme is reserved')
