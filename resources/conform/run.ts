import * as z from 'zod/mini'
import type { Brand } from '#shared/brand/brand.ts'
import { type AnyEndpoint, envelope, isPrivate, isReading } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { parseAnswer } from '#shared/contract/parse-answer.ts'
import { type GatewayMapping, type WireMapping, wireMapping } from '#shared/contract/wire-mapping.ts'
import { makeWorkProof } from '#shared/crypto/work-proof.ts'
import { brandDeviations } from './brand-check.ts'
import { Caller, type Exchange } from './call.ts'
import { checkAnswer } from './check-answer.ts'
import { askedHeaders, corsOfAnswer, corsOfPreflight } from './cors.ts'
import type { Deviation } from './deviation.ts'
import { inputFor, placeholderInput, type Source, sourceOf } from './inputs.ts'
import type { Options } from './options.ts'
import { CannotContinue, type Problem } from './problem.ts'
import type { CallResult, Report } from './report.ts'
import { requireGateway } from './require-gateway.ts'
import { wirePath } from './wire-path.ts'

/** After so many calls in a row without any answer, the gateway counts as gone. */
const mostLost = 3

/** A token that no gateway has given out. */
const madeUpToken = 'no-session-has-this-token'

const { login, logout } = contract.session

/** The code with which a gateway refuses what it can’t decrypt. */
const unreadable = 'INVALID_PAYLOAD'

/**
 * Tries a gateway. Always resolves with a report: of everything, or of what was found until it couldn't go on.
 * @param progress called with a line about what happens now.
 * @param mapping how the gateway differs from the contract, by the brand’s `gateway.json`.
 */
export async function conform(
  options: Options,
  progress: (line: string) => void,
  mapping?: GatewayMapping,
): Promise<Report> {
  const run = new Run(options, progress, mapping)
  const started = new Date()
  const problem = await run.all().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof CannotContinue) return error.problem
      throw error
    },
  )
  return {
    gateway: options.gateway,
    brand: options.brand.name,
    merchant: options.brand.merchant,
    ...(options.origin !== undefined && { origin: options.origin }),
    started: started.toISOString(),
    took: Date.now() - started.getTime(),
    calls: run.results(),
    ...(problem && { problem }),
  }
}

type Found = { deviations: Deviation[]; notTried?: string; took?: number }

class Run {
  readonly #options: Options
  readonly #caller: Caller
  readonly #progress: (line: string) => void
  readonly #mapping: GatewayMapping
  readonly #wire: WireMapping
  readonly #found = new Map<string, Found>()
  readonly #earlier = new Map<string, unknown>()
  #token: string | undefined
  #lost = 0

  constructor(options: Options, progress: (line: string) => void, mapping: GatewayMapping | undefined) {
    this.#options = options
    this.#progress = progress
    this.#token = options.token
    this.#mapping = mapping ?? {}
    this.#wire = wireMapping(this.#mapping)
    this.#caller = new Caller({ ...options, mapping: mapping && this.#wire, progress })
  }

  /** @throws CannotContinue */
  async all(): Promise<void> {
    const { writes, login: account, origin } = this.#options
    const reads = inOrder(allEndpoints.filter(isReading))
    this.#progress('Is it there?')
    await requireGateway(this.#caller, (endpoint) => this.#input(endpoint), this.#options)
    await this.#each(
      'Open calls',
      reads.filter((one) => !isPrivate(one)),
      (one) => this.#tryCall(one),
    )
    await this.#tryLanguages()
    await this.#each('Private calls without a session', reads.filter(isPrivate), (one) =>
      this.#tryWithout(one),
    )
    if (account) await this.#logIn(account)
    await this.#tryPrivate(reads.filter(isPrivate))
    for (const endpoint of allEndpoints.filter((one) => !isReading(one)))
      await this.#tryWrite(endpoint, writes)
    if (origin !== undefined)
      await this.#each('Preflights of a browser', allEndpoints, (one) => this.#tryPreflight(one, origin))
    if (account && this.#token !== undefined) await this.#tryCall(logout)
  }

  /** The calls in the order of the contract, with what has been found so far. */
  results(): CallResult[] {
    return allEndpoints.map((endpoint) => {
      const { id } = endpoint
      const { method, path } = this.#wire.call(endpoint)
      const { deviations = [], ...rest } = this.#found.get(id) ?? { notTried: 'the run ended before' }
      return { id, method, path, deviations, ...rest }
    })
  }

  async #each(
    what: string,
    endpoints: readonly AnyEndpoint[],
    work: (endpoint: AnyEndpoint) => Promise<void>,
  ): Promise<void> {
    this.#progress(`${what}: ${endpoints.length}`)
    for (const endpoint of endpoints) await work(endpoint)
  }

  /** Makes a call and notes what is wrong with its answer. */
  async #tryCall(endpoint: AnyEndpoint, key?: string): Promise<void> {
    const made = this.#input(endpoint)
    if ('missing' in made) return this.#note(endpoint, [], { notTried: made.missing })
    const token = isPrivate(endpoint) ? this.#token : undefined
    const exchange = await this.#caller.call(endpoint, made.input, {
      token,
      ...(key !== undefined && { key }),
    })
    const { deviations, refused, value } = await checkAnswer(endpoint, exchange, this.#known())
    this.#earlier.set(endpoint.id, value)
    const all = [
      ...deviations,
      ...brandDeviations(endpoint, value, this.#options.brand, this.#options.gateway),
      ...this.#corsOf(exchange),
    ]
    const notTried =
      refused === undefined ? {} : { notTried: `refused with ${refused}: the account has no such thing` }
    this.#note(endpoint, all, { ...notTried, took: exchange.took })
    this.#countLost(exchange)
  }

  /** The gateway must answer in each language that the brand offers. The first one is that of all other calls. */
  async #tryLanguages(): Promise<void> {
    const { offered, default: first } = this.#options.brand.languages
    const others = offered.filter((language) => language !== first)
    const { whitelabel } = contract.system
    const made = this.#input(whitelabel)
    if ('missing' in made) return
    this.#progress(`The brand’s other languages: ${others.length}`)
    for (const language of others) {
      const exchange = await this.#caller.call(whitelabel, { ...made.input, language }, { language })
      const { deviations } = await checkAnswer(whitelabel, exchange, this.#known())
      const refusal = deviations.find(({ kind }) => kind === 'status' || kind === 'refused')
      if (refusal) this.#note(whitelabel, [languageDeviation(language, refusal)])
      this.#countLost(exchange)
    }
  }

  /** A private call without a session must be refused. */
  async #tryWithout(endpoint: AnyEndpoint): Promise<void> {
    const made = this.#input(endpoint)
    const input = 'input' in made ? made.input : placeholderInput(endpoint, this.#source())
    const tokens = endpoint.id === contract.member.info.id ? [undefined, madeUpToken] : [undefined]
    for (const token of tokens) {
      const exchange = await this.#caller.call(endpoint, input, { token })
      this.#countLost(exchange)
      // One that isn't there deviates in that alone, with a session as without.
      const { deviations } = isMissing(exchange)
        ? await checkAnswer(endpoint, exchange, this.#known())
        : { deviations: openDeviations(exchange, token) }
      this.#note(endpoint, deviations, {
        notTried: 'needs a token: PALARO_TOKEN, or --account',
      })
    }
  }

  async #tryPrivate(endpoints: readonly AnyEndpoint[]): Promise<void> {
    if (this.#token === undefined) return
    await this.#requireSession()
    await this.#each(
      'Private calls',
      endpoints.filter((one) => one.agentOnly !== true),
      (one) => this.#tryCall(one),
    )
    const ofAgents = endpoints.filter((one) => one.agentOnly === true)
    const check = z.safeParse(
      contract.member.agentCheck.value,
      this.#earlier.get(contract.member.agentCheck.id),
    )
    if (check.success && check.data.agent)
      return this.#each('Calls of agents', ofAgents, (one) => this.#tryCall(one))
    for (const endpoint of ofAgents) this.#note(endpoint, [], { notTried: 'needs the session of an agent' })
  }

  /** @throws CannotContinue when the token is no session's. */
  async #requireSession(): Promise<void> {
    const exchange = await this.#caller.call(contract.member.info, {}, { token: this.#token })
    if ('problem' in exchange || exchange.status !== 401) return
    throw new CannotContinue({
      name: 'wrongToken',
      message: 'The gateway refuses the token (401): it has expired, or is another gateway’s.',
      advice: 'Log in on this gateway and take the token of that session, or let --account log in.',
    })
  }

  async #tryWrite(endpoint: AnyEndpoint, writes: readonly string[]): Promise<void> {
    const { id, movesMoney } = endpoint
    if (id === login.id && this.#found.has(id)) return
    if (!writes.includes(id)) {
      return this.#note(endpoint, [], {
        notTried: `changes something: --writes${movesMoney ? ' with --money' : ''}`,
      })
    }
    if (isPrivate(endpoint) && this.#token === undefined)
      return this.#note(endpoint, [], { notTried: 'needs a token: PALARO_TOKEN, or --account' })
    this.#progress(`${id}, as --writes says`)
    if (!movesMoney) return this.#tryCall(endpoint)
    const key = crypto.randomUUID()
    await this.#tryCall(endpoint, key)
    await this.#tryOutcome(endpoint, movesMoney.outcome, key)
  }

  /** What moved money must be found by the key that it was sent with. */
  async #tryOutcome(endpoint: AnyEndpoint, outcome: AnyEndpoint, key: string): Promise<void> {
    if (this.#found.get(endpoint.id)?.deviations.length !== 0) return
    const exchange = await this.#caller.call(outcome, { idempotencyKey: key }, { token: this.#token })
    const { value } = await checkAnswer(outcome, exchange, this.#known())
    const parsed = z.safeParse(outcome.value, value)
    const found = z.safeParse(z.object({ order: z.unknown() }), parsed.data)
    if (found.success && found.data.order !== null) return
    this.#note(endpoint, [
      {
        kind: 'outcome',
        field: `${outcome.id} value.order`,
        seen: 'no order for the Idempotency-Key of this call',
        expected: 'the order that this call has made',
        site: 'says after a lost answer that no money has moved',
      },
    ])
  }

  async #tryPreflight(endpoint: AnyEndpoint, origin: string): Promise<void> {
    const asked = { ...endpoint, ...this.#wire.call(endpoint) }
    const exchange = await this.#caller.preflight(endpoint, askedHeaders(asked), origin)
    this.#countLost(exchange)
    this.#note(endpoint, corsOfPreflight(asked, exchange, origin))
  }

  /** @throws CannotContinue when there is no session afterwards. */
  async #logIn({ account, password }: NonNullable<Options['login']>): Promise<void> {
    this.#progress('Logging in')
    const { botCheck } = this.#options.brand
    const input = {
      type: 'username',
      username: account,
      password,
      ...(botCheck.kind === 'sandbox' && { botToken: await makeWorkProof('login') }),
    }
    const exchange = await this.#caller.call(login, input)
    this.#token = tokenIn(exchange)
    const { deviations } = await checkAnswer(login, exchange, this.#known())
    this.#note(login, [...deviations, ...this.#corsOf(exchange)], { took: exchange.took })
    if (this.#token === undefined)
      throw new CannotContinue(loginProblem(exchange, deviations, this.#options.brand))
  }

  #corsOf(exchange: Exchange): Deviation[] {
    const { origin } = this.#options
    return origin === undefined || 'problem' in exchange ? [] : corsOfAnswer(exchange, origin)
  }

  #input(endpoint: AnyEndpoint) {
    return inputFor(endpoint, this.#source())
  }

  #source(): Source {
    const { brand, origin, gateway, inputs } = this.#options
    const siteOrigin = origin ?? new URL(gateway).origin
    return { brand, siteOrigin, now: Date.now(), earlier: this.#earlier, given: inputs }
  }

  /** Texts that no report may show. */
  #known(): string[] {
    const { login: account } = this.#options
    return [this.#token, account?.account, account?.password].filter((text) => text !== undefined)
  }

  /**
   * Adds what was found about a call: a deviation that is noted already is the same one. What was said of it before, apart
   * from its deviations, no longer holds.
   */
  #note(endpoint: AnyEndpoint, deviations: readonly Deviation[], rest?: Omit<Found, 'deviations'>): void {
    const before = this.#found.get(endpoint.id)
    const noted = before?.deviations ?? []
    const isNew = ({ field, seen }: Deviation) =>
      !noted.some((one) => one.field === field && one.seen === seen)
    const named = deviations.filter(isNew).map((deviation) => {
      const wire = wirePath(endpoint, deviation.field, this.#mapping)
      return wire === deviation.field ? deviation : { ...deviation, wire }
    })
    this.#found.set(endpoint.id, { ...(rest ?? before), deviations: [...noted, ...named] })
  }

  /** @throws CannotContinue when several calls in a row had no answer. */
  #countLost(exchange: Exchange): void {
    this.#lost = 'problem' in exchange ? this.#lost + 1 : 0
    if (this.#lost < mostLost || !('problem' in exchange)) return
    throw new CannotContinue({
      ...exchange.problem,
      message: `The gateway no longer answers: ${exchange.problem.message}`,
    })
  }
}

/** Calls whose ids come from another's answer after that other. */
const inOrder = (endpoints: readonly AnyEndpoint[]): AnyEndpoint[] =>
  endpoints.toSorted((a, b) => Number(sourceOf(a.id) !== undefined) - Number(sourceOf(b.id) !== undefined))

const isMissing = (exchange: Exchange): boolean => 'status' in exchange && exchange.status === 404

const languageDeviation = (language: string, { field, seen, site }: Deviation): Deviation => ({
  kind: 'brand',
  field: 'header Language',
  seen: `${field} ${seen} for ${language}`,
  expected: 'an answer, because the brand offers that language',
  site,
})

function openDeviations(exchange: Exchange, token: string | undefined): Deviation[] {
  if ('problem' in exchange || exchange.status === 401) return []
  const given = token === undefined ? 'without a token' : 'with a made-up token'
  const answer = z.safeParse(envelope, parseAnswer(exchange.text))
  const leaks = answer.success && answer.data.success
  return [
    {
      kind: 'open',
      field: 'status',
      seen: `${exchange.status}${leaks ? ' and a value' : ''} ${given}`,
      expected: '401',
      site: leaks
        ? 'never asks without a session, but anybody else can: the answer is private'
        : 'doesn’t notice that a session has ended, and shows a failure in place of the login',
    },
  ]
}

const withToken = z.object({ value: z.object({ token: z.string() }) })

/** The token in the answer to a login, whatever else is wrong with it. */
const tokenIn = (exchange: Exchange): string | undefined =>
  'problem' in exchange ? undefined : z.safeParse(withToken, parseAnswer(exchange.text)).data?.value.token

function loginProblem(
  exchange: Exchange,
  deviations: readonly Deviation[],
  { name, botCheck, encryptionKeys: [key] }: Brand,
): Problem {
  const seen = deviations.map((one) => `${one.field} ${one.seen}`).join('; ')
  const why = 'problem' in exchange ? exchange.problem.message : seen || 'the answer has no token'
  if (seen.includes(unreadable))
    return {
      name: 'wrongKey',
      message: `The gateway can’t read what is encrypted with the key "${key?.kid ?? ''}" of the brand ${name}: ${why}`,
      advice: `It has another key, or is another brand’s. Put in its public key: npm run brand -- key ${name} gateway.pem`,
    }
  return {
    name: 'login',
    message: `The login failed: ${why}`,
    advice:
      botCheck.kind === 'turnstile'
        ? 'The brand has a bot check, which only a browser passes: log in there and give the token in PALARO_TOKEN.'
        : 'Check account and password, or log in on the site and give the token in PALARO_TOKEN.',
  }
}
