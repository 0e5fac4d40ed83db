import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Brand } from '#shared/brand/brand.ts'
import { isReading } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { gatewayNamespaces } from '#shared/contract/gateway-paths.ts'
import { isLoopback } from '#shared/domain/loopback.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { type ParsedCommand, UsageError } from '../scripts/command/parse-command.ts'
import type { commands } from '../scripts/commands.ts'

/** The options of a run. */
export type Options = {
  /** Address before the paths, without a slash at its end. */
  readonly gateway: string
  readonly brand: Brand
  /** Origin of a site that isn't on the gateway's own; undefined otherwise, and then CORS doesn't matter. */
  readonly origin: string | undefined
  readonly token: string | undefined
  /** The account that logs in. */
  readonly login: { readonly account: string; readonly password: string } | undefined
  /** Ids of the calls that may change something. */
  readonly writes: readonly string[]
  /** Inputs by the call's id, in place of made ones. */
  readonly inputs: Readonly<Record<string, object>>
  /** Milliseconds to wait for an answer; the site's own if undefined. */
  readonly timeout: number | undefined
  /** Milliseconds that a rate limit may make a call wait. */
  readonly longestWait: number
  /** Where the reports go; "-" is the standard output. */
  readonly json: string | undefined
  readonly junit: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads what the command was called with.
 * @param loadBrand reads a brand by its name; the default brand without one.
 * @throws UsageError
 */
export function readOptions(
  { flags, words }: ParsedCommand<(typeof commands)['conform']>,
  environment: Environment,
  loadBrand: (name: string | undefined) => Brand,
): Options {
  if (words.length > 1) throw new UsageError(`One gateway at a time, not also ${words.slice(1).join(' ')}.`)
  const brand = loadBrand(flags.brand)
  const gateway = readGateway(words[0] ?? brand.gatewayUrl)
  return {
    gateway,
    brand,
    origin: readOrigin(flags.origin, brand, gateway),
    token: readToken(flags.token ?? environment.PALARO_TOKEN),
    login: readLogin(flags.account, flags.password ?? environment.PALARO_PASSWORD),
    writes: readWrites(flags.writes ?? '', flags.money === true),
    inputs: flags.inputs === undefined ? {} : readInputs(flags.inputs),
    timeout: readSeconds('--timeout', flags.timeout, 600),
    longestWait: readSeconds('--max-wait', flags['max-wait'], 3600) ?? 60_000,
    json: flags.json,
    junit: flags.junit,
  }
}

const example = 'for example https://gateway.example'

/**
 * The address before the paths.
 * @throws UsageError that says what is wrong with it.
 */
function readGateway(text: string): string {
  if (text === '')
    throw new UsageError(`Give the gateway’s address, ${example}: the brand has no gatewayUrl. See --help.`)
  const url = URL.parse(text)
  if (!url || !/^https?:\/\//i.test(text)) throw new UsageError(`${text} is no web address, ${example}.`)
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`The gateway’s address must have no name or password in it, ${example}.`)
  if (url.search !== '' || url.hash !== '')
    throw new UsageError(`The gateway’s address ends before "?" and "#", ${example}.`)
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new UsageError(
      `${url.host} by http:// would send passwords and tokens in the open, and browsers refuse it from an https site. Use https://${url.host}.`,
    )
  if (url.pathname.split('/').some((part) => gatewayNamespaces.some((name) => name === part)))
    throw new UsageError(`Leave out the path of a call: the gateway’s address is ${url.origin}.`)
  return url.origin + url.pathname.replace(/\/+$/, '')
}

function readOrigin(given: string | undefined, brand: Brand, gateway: string): string | undefined {
  if (given !== undefined) {
    const url = URL.parse(given)
    if (!url || !['http:', 'https:'].includes(url.protocol) || given.replace(/\/$/, '') !== url.origin)
      throw new UsageError(`--origin ${given} is no origin, for example https://www.site.example.`)
    return isSame(url.origin, gateway) ? undefined : url.origin
  }
  // Without an address of its own, a brand's site forwards the gateway's paths.
  if (brand.gatewayUrl === '' || brand.publicOrigin === '') return undefined
  const { origin } = new URL(brand.publicOrigin)
  return isSame(origin, gateway) ? undefined : origin
}

const isSame = (origin: string, gateway: string): boolean => new URL(gateway).origin === origin

function readToken(token: string | undefined): string | undefined {
  if (token === undefined || token === '') return undefined
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new UsageError(
      'The token has spaces or other characters that no header can carry. Give it without "Bearer".',
    )
  return token
}

function readLogin(account: string | undefined, password: string | undefined): Options['login'] {
  if (account === undefined) return undefined
  if (password === undefined || password === '')
    throw new UsageError('--account needs a password: PALARO_PASSWORD in the environment, or --password.')
  return { account, password }
}

function readWrites(list: string, money: boolean): string[] {
  const ids = list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  for (const id of ids) {
    const endpoint = allEndpoints.find((one) => one.id === id)
    if (!endpoint) throw new UsageError(`--writes: there is no call ${id}. npm run contract lists them.`)
    if (isReading(endpoint)) throw new UsageError(`--writes: ${id} only reads, so it is tried anyway.`)
    if (endpoint.movesMoney && !money)
      throw new UsageError(`--writes: ${id} moves money. Add --money if it really should.`)
  }
  return [...new Set(ids)]
}

const inputsFile = z.record(z.string(), z.record(z.string(), z.unknown()))

function readInputs(file: string): Record<string, object> {
  const shape = 'It is JSON like {"promotions.raffle": {"promotionId": "p1"}}.'
  const parsed = z.safeParse(inputsFile, readJson(file, shape))
  if (!parsed.success)
    throw new UsageError(
      `--inputs ${file}: ${parsed.error.issues[0]?.path.join('.') ?? ''} is no object. ${shape}`,
    )
  const unknown = Object.keys(parsed.data).find((id) => !allEndpoints.some((one) => one.id === id))
  if (unknown !== undefined)
    throw new UsageError(`--inputs ${file}: there is no call ${unknown}. npm run contract lists them.`)
  return parsed.data
}

function readJson(file: string, shape: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`--inputs ${file}: ${reasonOf(error)}. ${shape}`)
  }
}

/** Milliseconds from a number of seconds. */
function readSeconds(flag: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const seconds = Number(text)
  if (text.trim() === '' || !(seconds > 0 && seconds <= most))
    throw new UsageError(`${flag} ${text}: a number of seconds up to ${most}, for example ${flag} 30.`)
  return seconds * 1000
}
