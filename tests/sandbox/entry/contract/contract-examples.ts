import { stoppedClock } from '#sandbox/operator/clock/clock.ts'
import { allEndpoints, type EndpointId } from '#shared/contract/endpoints/index.ts'
import { TestClient } from '../testing/test-client.ts'
import { prepareCall } from './contract-inputs.ts'

/** One call as it was made, and what the sandbox answered. Secrets in it are replaced. */
export type Example = {
  /** The fields of the call, before encryption. Empty for an upload, whose body is a file. */
  readonly input: Readonly<Record<string, unknown>>
  /** The body of the answer. */
  readonly answer: unknown
}
export type Examples = { readonly [Id in EndpointId]?: Example }

/** Where the recorded sandbox and its game provider are, as addresses in answers name them. */
export const sandboxOrigins = ['http://127.0.0.1:4310', 'http://127.0.0.1:4311'] as const

/** How much of an answer is kept. */
type Extent = {
  /** Items of each list. */
  items: number
  /** Characters of each text; pictures are long ones. */
  characters: number
}
/** Enough to read. */
const excerpt: Extent = { items: 2, characters: 2000 }
/** Enough to run a site on. */
export const wholeScreens: Extent = { items: 60, characters: 200_000 }

/**
 * Makes every call of the contract against a sandbox of its own, in memory, and returns what came back. Takes about two
 * seconds.
 * @throws Error when the sandbox refuses a call.
 */
export async function recordExamples(extent = excerpt): Promise<Examples> {
  const client = new TestClient({ clock: stoppedClock(Date.now()) })
  try {
    const examples: Record<string, Example> = {}
    for (const endpoint of allEndpoints) {
      const { input, options } = await prepareCall(client, endpoint)
      const answer = await client.call(endpoint, input, options)
      if (!answer.success)
        throw new Error(`${endpoint.id} was refused with ${answer.code}: ${answer.message}`)
      examples[endpoint.id] = {
        input: endpoint.carrier === 'file' ? {} : shown(input, extent),
        answer: shown({ ...answer }, extent),
      }
    }
    return examples
  } finally {
    client.close()
  }
}

/** Fields with something that opens an account or moves its money. The word says what was there. */
const secrets: Readonly<Record<string, string>> = {
  token: 'SESSION_TOKEN',
  ticket: 'LOGIN_TICKET',
  checkToken: 'CHECK_TOKEN',
  password: 'PASSWORD',
  oldPassword: 'PASSWORD',
  newPassword: 'NEW_PASSWORD',
  confirmPassword: 'NEW_PASSWORD',
  confirmNewPassword: 'NEW_PASSWORD',
  paymentPassword: '000000',
  oldPaymentPassword: '000000',
}

/** The fields of an object as an example shows them: without secrets, with lists and texts cut to the extent. */
const shown = (fields: object, extent: Extent): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && Object.hasOwn(secrets, name) ? secrets[name] : shownValue(value, extent),
    ]),
  )

function shownValue(value: unknown, extent: Extent): unknown {
  if (typeof value === 'string')
    return value.slice(0, extent.characters).replaceAll(secretInAddress, '$1SECRET')
  if (Array.isArray(value))
    return value.slice(0, extent.items).map((item: unknown) => shownValue(item, extent))
  return typeof value === 'object' && value !== null ? shown(value, extent) : value
}

/** What opens a game, a payment or a chat: parameters of their addresses. */
const secretInAddress = /([?&#](?:token|ticket|session|room|signature)=)[^&]+/g
