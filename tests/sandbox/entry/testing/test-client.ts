import type * as z from 'zod/mini'
import { stoppedClock } from '#sandbox/operator/clock/clock.ts'
import type { Envelope } from '#sandbox/operator/gateway/envelope.ts'
import {
  signatureHeader,
  signBody,
  type WalletBody,
  type WalletCallName,
  walletCalls,
} from '#sandbox/provider/wire/wallet-api.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { encryptPayload } from '#shared/crypto/payload.ts'
import brand from '../../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { createSandboxServer, type SandboxServer, type SandboxServerOptions } from '../server.ts'

const address = 'http://127.0.0.1:4310'
const formType = 'application/x-www-form-urlencoded'

const asText = (fields: readonly [string, unknown][]): URLSearchParams =>
  new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))

/** Body and headers of a file upload. */
function fileOf({ bytes, type }: Record<string, unknown>, headers: Record<string, string>): RequestInit {
  const body = bytes instanceof ArrayBuffer ? bytes : new ArrayBuffer()
  return {
    body,
    headers: { 'Content-Type': String(type), 'Content-Length': String(body.byteLength), ...headers },
  }
}

/** Options of a call; everything is optional. */
export type CallOptions = {
  token?: string | undefined
  key?: string
  language?: string
  headers?: Record<string, string>
  /** Address the call comes from. Loopback if omitted. */
  visitor?: string
}

/** An in-memory sandbox with a small world, and the calls a client makes to it. */
export class TestClient {
  readonly server: SandboxServer

  /**
   * Rate limits and the bot check are off unless `options.settings` turns them on. The clock stands still at a fixed
   * moment, so that a test means the same whenever it is run: an operator pays salaries every five minutes.
   */
  constructor(options: SandboxServerOptions = {}) {
    const settings = { limits: false, botCheck: false, ...options.settings }
    this.server = createSandboxServer({ scale: 'small', clock: stoppedClock(), ...options, settings })
  }

  /** Sends a request to the sandbox's app. Adds the sandbox's own merchant unless the headers name another. */
  async fetch(path: string, init?: RequestInit, visitor?: string): Promise<Response> {
    const request = new Request(address + path, init)
    if (!request.headers.has('Merchant')) request.headers.set('Merchant', brand.merchant)
    const socket = { remoteAddress: visitor }
    return this.server.app.fetch(request, visitor === undefined ? undefined : { incoming: { socket } })
  }

  /** Sends a call the way the contract declares it, encrypted where required. */
  async send<Input extends z.ZodMiniType>(
    endpoint: AnyEndpoint<Input, z.ZodMiniType>,
    input: z.input<Input>,
    { token, key, language, headers, visitor }: CallOptions = {},
  ): Promise<Response> {
    const fields = Object.entries(input ?? {})
    const query = endpoint.carrier === 'query' ? `?${asText(fields)}` : ''
    const body = endpoint.encrypted ? { payload: await seal(Object.fromEntries(fields)) } : input
    const common = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(language !== undefined && { Language: language }),
      ...headers,
    }
    const init = {
      method: endpoint.method,
      headers: {
        'Content-Type': endpoint.carrier === 'form' ? formType : 'application/json',
        ...common,
      },
      ...(endpoint.carrier === 'json' && { body: JSON.stringify(body) }),
      ...(endpoint.carrier === 'form' && { body: asText(fields).toString() }),
      ...(endpoint.carrier === 'file' && fileOf(Object.fromEntries(fields), common)),
    }
    return this.fetch(endpoint.path + query, init, visitor)
  }

  /** Makes a call and returns its envelope, whatever the status. */
  async call<Input extends z.ZodMiniType>(
    endpoint: AnyEndpoint<Input, z.ZodMiniType>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<Envelope> {
    return (await this.send(endpoint, input, options)).json()
  }

  /** Makes a call that must succeed. Returns its value, parsed with the contract's schema. */
  async value<Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
    endpoint: AnyEndpoint<Input, Value>,
    input: z.input<Input>,
    options?: CallOptions,
  ): Promise<z.output<Value>> {
    const envelope = await this.call(endpoint, input, options)
    if (!envelope.success)
      throw new Error(`${endpoint.id} was refused with ${envelope.code}: ${envelope.message}`)
    return endpoint.value.parse(envelope.value)
  }

  /** Logs in and returns the session token. */
  async logIn(username: string, password = 'Palaro123'): Promise<string> {
    const { token } = await this.value(contract.session.login, { type: 'username', username, password })
    if (token === undefined) throw new Error('the login brought no token')
    return token
  }

  /** Logs in who may make a call: agent1 for an agent's, otherwise juan. Undefined if it needs nobody. */
  async logInFor({ auth, agentOnly }: AnyEndpoint): Promise<string | undefined> {
    return auth === 'required' ? this.logIn(agentOnly ? 'agent1' : 'juan') : undefined
  }

  /** The solution of the latest captcha, as input fields of a call. */
  solved(): { captcha: string; captchaId: string } {
    const { id = '', answer = '' } = this.server.sandbox.captchas.latest() ?? {}
    return { captcha: answer, captchaId: id }
  }

  async balance(token: string): Promise<string> {
    return (await this.value(contract.member.balance, {}, { token })).sumBalance
  }

  /** Launches a game by its name and returns the launch URL. */
  async launch(token: string, name: string): Promise<string> {
    const game = this.server.db.get<{ vendor: string; game_code: string; game_type: string }>(
      'SELECT vendor, game_code, game_type FROM world.games WHERE name = ?',
      name,
    )
    if (!game) throw new Error(`there is no game ${name}`)
    const { url } = await this.value(
      contract.games.launch,
      {
        vassalage: game.vendor,
        gameCode: game.game_code,
        gameType: game.game_type,
        platform: 'W',
        device: 'WEB',
        language: 'EN',
        lobbyUrl: `${address}/`,
        depositUrl: `${address}/deposit`,
      },
      { token },
    )
    return url
  }

  /** Makes a wallet call the way the provider does, signed with `secret`. */
  async wallet<Name extends WalletCallName>(
    name: Name,
    body: WalletBody<Name>,
    secret = this.server.sandbox.walletSecret,
  ): Promise<{ success: boolean; code?: string; value?: Record<string, string> }> {
    const text = JSON.stringify(body)
    const response = await this.fetch(walletCalls[name].path, {
      method: 'POST',
      body: text,
      headers: { [signatureHeader]: signBody(secret, text) },
    })
    return response.json()
  }

  /** Opens a game and returns the wallet's session id. */
  async play(token: string, name = 'Golden Carabao'): Promise<string> {
    const launchToken = new URL(await this.launch(token, name)).searchParams.get('token') ?? ''
    const { value } = await this.wallet('session', { token: launchToken })
    return value?.sessionId ?? ''
  }

  close(): void {
    this.server.close()
  }
}

/** Encrypts the way the client does, with the key of the sandbox's brand. */
export async function seal(fields: object): Promise<string> {
  const [key] = brand.encryptionKeys
  if (!key) throw new Error('the sandbox brand has no encryption key')
  return encryptPayload(fields, key, Date.now())
}
