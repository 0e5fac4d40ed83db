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
  | 'notTls'
  | 'blockedPort'
  | 'closedConnection'
  | 'redirect'
  | 'webPage'
  | 'missing'
  | 'unknownMerchant'
  | 'noAnswer'
  | 'rateLimited'
  | 'wrongToken'
  | 'login'

/** Ends a run that can't go on. */
export class CannotGoOn extends Error {
  override readonly name = 'CannotGoOn'
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
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
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
  ERR_SSL_WRONG_VERSION_NUMBER: notTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: notTls,
  EPROTO: notTls,
}

/** The code of whatever made fetch fail; "" if there is none. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return codeOf(error.cause)
}

const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
const isBlockedPort = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port'

/** Names what made a request end without an answer. */
export function problemOf(error: unknown, url: string): Problem {
  const { host, port } = new URL(url)
  const code = codeOf(error)
  const row = rowOf(error, code, port)
  const [name, message, advice] = row
  return { name, message: `${host} ${message}${code && ` (${code})`}.`, advice }
}

function rowOf(error: unknown, code: string, port: string): Row {
  if (isLate(error)) return slow
  if (isBlockedPort(error))
    return ['blockedPort', `can’t be called: browsers block port ${port}`, 'Use another port, such as 8080.']
  return Object.hasOwn(byCode, code) ? (byCode[code] ?? closed) : closed
}
