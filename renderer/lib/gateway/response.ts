import * as z from 'zod/mini'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { type AnyEndpoint, envelope, longestAnswer } from '#shared/contract/endpoint.ts'
import { interceptedBy } from '#shared/contract/intercepted.ts'
import { parseAnswer } from '#shared/contract/parse-answer.ts'
import { translatedHeader } from '#shared/contract/wire-mapping.ts'
import { CallFault } from './call-fault.ts'
import type { GatewayOptions } from './options.ts'

const blockedBody = z.object({ ip: z.optional(z.string()), code: z.optional(z.string()) })

/** Answers that fit are the rule, and nothing more is loaded for them. */
const misfits = () => import('./read-misfit.ts')

/**
 * Reads a response and returns its checked value. Of a value that doesn't fit, everything that can be understood without
 * a guess is used.
 * @param input what the call asked for.
 * @throws CallFault for any response without a usable value.
 */
export async function readAnswer<Value extends z.ZodMiniType>(
  endpoint: AnyEndpoint<z.ZodMiniType, Value>,
  response: Response,
  { onMisfit, mapping }: Pick<GatewayOptions, 'onMisfit' | 'mapping'>,
  input?: unknown,
): Promise<z.output<Value>> {
  const text = await readText(response)
  if (text === undefined) throw (await misfits()).malformed(endpoint, '', 'answer too large')
  let body = parseAnswer(text)
  const by = body === undefined ? interceptedBy(response, text) : undefined
  if (by) throw new CallFault({ kind: 'intercepted', by, status: response.status })
  if (import.meta.env?.GATEWAY_MAPPED !== false && mapping && !response.headers.has(translatedHeader))
    body = mapping.answer(endpoint, body)
  throwStatus(endpoint, response, body)

  const answer = z.safeParse(envelope, body)
  const { success, value, message, code } = answer.success
    ? answer.data
    : (await misfits()).readEnvelope(endpoint, body, { response, text, onMisfit })
  if (!success)
    throw new CallFault({ kind: 'refused', message: message ?? '', code: code?.toString(), value })

  const parsed = check(endpoint.value, value)
  return parsed?.success ? parsed.data : (await misfits()).readValue(endpoint, value, onMisfit, input)
}

/** Checks a value. Undefined for one that is nested too deeply for that. */
function check<Value extends z.ZodMiniType>(schema: Value, value: unknown) {
  try {
    return z.safeParse(schema, value)
  } catch {
    return undefined
  }
}

/** Reads the body. Undefined for one beyond the limit, so that an endless one is given up. */
async function readText(response: Response): Promise<string | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > longestAnswer) {
    await response.body?.cancel()
    return undefined
  }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    text += chunk.value
    if (text.length > longestAnswer) {
      await reader?.cancel()
      return undefined
    }
  }
  return text
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
  const until = Number.isNaN(seconds) ? (Date.parse(retryAfter ?? '') - gatewayNow()) / 1000 : seconds
  return until > 0 && until < 86_400 ? Math.ceil(until) : 60
}
