import * as z from 'zod/mini'
import { visible } from './shown-value.ts'

/** Why a gateway can't be tried at all, in words, and what to do about it. */
export type Problem = { name: ProblemName; message: string; advice: string }

type ProblemName =
  | 'down'
  | 'unknownHost'
  | 'unreachable'
  | 'slow'
  | 'selfSigned'
  | 'unknownIssuer'
  | 'expired'
  | 'notYetValid'
  | 'otherHost'
  | 'badCertificate'
  | 'oldTls'
  | 'notTls'
  | 'blockedPort'
  | 'closedConnection'
  | 'redirect'
  | 'webPage'
  | 'challenge'
  | 'missing'
  | 'unknownMerchant'
  | 'noAnswer'
  | 'rateLimited'
  | 'wrongToken'
  | 'wrongKey'
  | 'login'

/** Ends a run that can't go on. */
export class CannotContinue extends Error {
  override readonly name = 'CannotContinue'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

type Row = readonly [name: ProblemName, message: string, advice: string]

const down: Row = [
  'down',
  'refuses the connection: nothing listens there',
  'Start the gateway, or check host and port.',
]
const unknownHost: Row = [
  'unknownHost',
  'is not found: its name has no address',
  'Check the spelling, and that this machine’s DNS knows the name (nslookup <host>).',
]
const unreachable: Row = [
  'unreachable',
  'can’t be reached from this machine',
  'Check the network, a VPN and the firewall.',
]
const selfSigned: Row = [
  'selfSigned',
  'has a self-signed certificate, which browsers refuse',
  'Install a certificate of a public authority. To try a test system all the same, name its certificate: NODE_EXTRA_CA_CERTS=<file.pem>.',
]
const unknownIssuer: Row = [
  'unknownIssuer',
  'has a certificate whose issuer is unknown or left out',
  'Let the server send the whole chain: certificate and intermediates. An authority of your own is named by NODE_EXTRA_CA_CERTS=<file.pem>.',
]
const badCertificate: Row = [
  'badCertificate',
  'has a certificate that isn’t accepted',
  'Have it issued anew by a public authority, and let the server send the whole chain.',
]
const oldTls: Row = [
  'oldTls',
  'speaks only an old version of TLS, which browsers refuse',
  'Let the server take TLS 1.2 and 1.3.',
]
const closed: Row = [
  'closedConnection',
  'closes the connection without an answer',
  'Look at the gateway’s and its proxy’s log for this moment.',
]
const notTls: Row = [
  'notTls',
  'doesn’t speak https on that port',
  'Check the port, or write http:// for a gateway on this machine.',
]
const slow: Row = [
  'slow',
  'doesn’t answer in time',
  'The site gives up after 15 seconds. See what it waits for; --timeout <seconds> waits longer.',
]

/** By the code of Node’s error. */
const byCode: Readonly<Record<string, Row>> = {
  ECONNREFUSED: down,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: slow,
  UND_ERR_CONNECT_TIMEOUT: slow,
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  CERT_HAS_EXPIRED: ['expired', 'has a certificate that has expired', 'Renew it.'],
  CERT_NOT_YET_VALID: [
    'notYetValid',
    'has a certificate that isn’t valid yet',
    'Check the clock of this machine and the certificate’s dates.',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'otherHost',
    'has a certificate for another host',
    'Use the name that the certificate is for, or have it issued for this one.',
  ],
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: oldTls,
  ERR_SSL_UNSUPPORTED_PROTOCOL: oldTls,
  ERR_SSL_WRONG_VERSION_NUMBER: notTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: notTls,
  EPROTO: notTls,
}

/** How OpenSSL names what else can be wrong with a certificate. */
const certificateFault = /CERT|_CA$|CRL|UNABLE_TO_GET|UNABLE_TO_VERIFY|INVALID_PURPOSE|HOSTNAME_MISMATCH/

type Coded = Error & { code: string }
const hasCode = (error: Error): error is Coded => 'code' in error && typeof error.code === 'string'

/** Whatever made fetch fail, if it has a code. */
function coded(error: unknown): Coded | undefined {
  if (!(error instanceof Error)) return undefined
  if (hasCode(error)) return error
  if (error instanceof AggregateError && error.errors.length > 0) return coded(error.errors[0])
  return coded(error.cause)
}

/** Most characters of a certificate’s names that are shown. */
const mostNames = 200

const ofCertificate = z.object({ cert: z.object({ subjectaltname: z.string() }) })

/** The hosts that a certificate is for, if the error says them: "www.site.example, site.example". */
function hostsIn(error: unknown): string {
  const { data } = z.safeParse(ofCertificate, error)
  const names = (data?.cert.subjectaltname ?? '').replaceAll(/(?:DNS|IP Address):/g, '')
  return names === '' ? '' : `: it is for ${visible(names.slice(0, mostNames))}`
}

const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
const isBlockedPort = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port'

/** Names what made a request end without an answer. */
export function problemOf(error: unknown, url: string): Problem {
  const { host, port } = new URL(url)
  const found = coded(error)
  const code = found?.code ?? ''
  const [name, message, advice] = rowOf(error, code, port)
  return { name, message: `${host} ${message}${hostsIn(found)}${code && ` (${code})`}.`, advice }
}

function rowOf(error: unknown, code: string, port: string): Row {
  if (isLate(error)) return slow
  if (isBlockedPort(error))
    return ['blockedPort', `can’t be called: browsers block port ${port}`, 'Use another port, such as 8080.']
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined
  return known ?? (certificateFault.test(code) ? badCertificate : closed)
}
