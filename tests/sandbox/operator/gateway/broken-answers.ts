import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { readLanguage } from '#sandbox/world/texts/language.ts'
import { type GatewayContext, socketOf } from './context.ts'
import type { Envelope } from './envelope.ts'
import { refused } from './envelope.ts'
import type { Fault } from './faults.ts'
import { failure, messages } from './messages.ts'
import { tooManyCalls } from './too-many.ts'

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`

const hugeSize = 50 * 1024 * 1024

/** The answer for a fault that replaces the work. Returns undefined for a fault that lets the work happen. */
export function answerInstead(context: GatewayContext, fault: Fault, ip: string): Response | undefined {
  const language = readLanguage(context.req.header('Language'))
  switch (fault.kind) {
    case 'drop':
      return dropConnection(context)
    case '401':
      return context.json(refused('UNAUTHORIZED', messages.UNAUTHORIZED[language]), 401)
    case '403':
      return context.json({ ...refused('IP_RESTRICTED', messages.IP_RESTRICTED[language]), ip }, 403)
    case '429':
      return tooManyCalls(context, 5)
    case '451':
      return context.json({ ...refused('REGION_BLOCKED', messages.REGION_BLOCKED[language]), ip }, 451)
    case '500':
      return context.json(refused('FAILED', failure[language]), 500)
    case '503':
      return context.json(
        { ...refused('MAINTENANCE', messages.MAINTENANCE[language]), maintenance: true },
        503,
      )
    case 'html':
      return context.html(page('This site is blocked'))
    case 'challenge':
      return context.html(page('Just a moment…'), 403, { 'cf-mitigated': 'challenge' })
    case 'portal':
      return context.html(page('Welcome to the café'), 511)
    case 'redirect':
      return context.redirect('https://portal.example/')
    case 'proxy':
      return context.html(page('502 Bad Gateway'), 502)
    case 'empty':
      return context.body(null, 204)
    case 'huge':
      return context.body(hugeBody(), 200, { 'Content-Type': 'application/json' })
    default:
      return undefined
  }
}

/** The answer for a fault that applies after the work. */
export function spoil(context: GatewayContext, fault: Fault, envelope: Envelope): Response {
  if (fault.kind === 'lostAnswer') return dropConnection(context)
  if (fault.kind === 'truncated') {
    const text = JSON.stringify(envelope)
    return context.body(text.slice(0, Math.ceil(text.length / 2)), 200, {
      'Content-Type': 'application/json',
    })
  }
  return context.json(
    fault.kind === 'wrongTypes' ? { ...envelope, value: withWrongTypes(envelope.value) } : envelope,
  )
}

/** Breaks the connection by destroying its socket. A request without a socket gets a network error instead. */
function dropConnection(context: GatewayContext): Response {
  const socket = socketOf(context)
  if (!socket) return Response.error()
  socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return { wrong: value }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'object' ? 'wrong' : { wrong: true },
    ]),
  )
}

/** Generated while it is read, so it takes up no memory here. */
function hugeBody(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const chunk = encoder.encode('x'.repeat(64 * 1024))
  let left = hugeSize
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode('{"success":true,"message":null,"value":{"padding":"')),
    pull(controller) {
      if (left > 0) {
        controller.enqueue(chunk)
        left -= chunk.length
        return
      }
      controller.enqueue(encoder.encode('"}}'))
      controller.close()
    },
  })
}
