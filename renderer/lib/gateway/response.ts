import * as z from 'zod/mini'
import { type AnyEndpoint, envelope, longestAnswer } from '#shared/contract/endpoint.ts'
import { CallFault } from './call-fault.ts'
import { pathOf } from './request.ts'

const blockedBody = z.object({ ip: z.optional(z.string()), code: z.optional(z.string()) })

/**
 * Reads a response and returns its checked value.
 * @throws CallFault for any response without a valid value.
 */
export async function readAnswer<Value extends z.ZodMiniType>(
  endpoint: AnyEndpoint<z.ZodMiniType, Value>,
  response: Response,
): Promise<z.output<Value>> {
  const text = await readText(response)
  const body = parseJson(text)
  throwStatus(endpoint, response, body)

  const answer = z.safeParse(envelope, body)
  if (!answer.success)
    throw new CallFault({
      kind: 'malformed',
      field: pathOf(answer.error),
      detail: describeBody(response, text),
    })
  const { success, value, message, code } = answer.data
  if (!success)
    throw new CallFault({ kind: 'refused', message: message ?? '', code: code?.toString(), value })

  const parsed = check(endpoint.value, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new CallFault({
    kind: 'malformed',
    field: `value.${pathOf(parsed.error)}`,
    detail: issue?.code ?? '',
  })
}

/** Checks a value. One that is nested too deeply for the check counts as malformed. */
function check<Value extends z.ZodMiniType>(schema: Value, value: unknown) {
  try {
    return z.safeParse(schema, value)
  } catch (error) {
    throw new CallFault({
      kind: 'malformed',
      field: 'value',
      detail: error instanceof Error ? error.name : '',
    })
  }
}

/** Reads the body up to the limit, so that an endless one is given up. */
async function readText(response: Response): Promise<string> {
  const tooLarge = () => new CallFault({ kind: 'malformed', field: '', detail: 'answer too large' })
  if (Number(response.headers.get('content-length') ?? 0) > longestAnswer) {
    await response.body?.cancel()
    throw tooLarge()
  }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    text += chunk.value
    if (text.length > longestAnswer) {
      await reader?.cancel()
      throw tooLarge()
    }
  }
  return text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Throws the fault that the status stands for. Otherwise returns for a 2xx, and for other statuses with an envelope. A
 * 5xx doesn't say whether money has moved, whatever its envelope says.
 */
function throwStatus({ movesMoney }: AnyEndpoint, { status, ok, headers }: Response, body: unknown): void {
  if (ok) return
  const blocked = z.safeParse(blockedBody, body)
  const { ip, code } = blocked.success ? blocked.data : {}
  if (status === 401) throw new CallFault({ kind: 'unauthorized' })
  if (status === 451) throw new CallFault({ kind: 'blocked', reason: 'region', ip })
  if (status === 403 && code === 'IP_RESTRICTED') throw new CallFault({ kind: 'blocked', reason: 'ip', ip })
  if (status === 429)
    throw new CallFault({ kind: 'tooMany', retryAfter: secondsOf(headers.get('retry-after')) })
  if (status === 503 && z.safeParse(z.object({ maintenance: z.unknown() }), body).success)
    throw new CallFault({ kind: 'maintenance' })
  const unsure = movesMoney !== undefined && status >= 500
  if (unsure || !z.safeParse(envelope, body).success) throw new CallFault({ kind: 'failed', status })
}

/** Seconds from a Retry-After header, which is a number or a date; 60 if it isn't usable. */
function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  const until = Number.isNaN(seconds) ? (Date.parse(retryAfter ?? '') - Date.now()) / 1000 : seconds
  return until > 0 && until < 86_400 ? Math.ceil(until) : 60
}

const describeBody = (response: Response, text: string): string =>
  text === ''
    ? 'empty answer'
    : `not the expected JSON (${response.headers.get('content-type') ?? 'no type'})`
