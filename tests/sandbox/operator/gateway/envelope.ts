import type { GatewayContext } from './context.ts'

/** The body of every answer. */
export type Envelope = {
  success: boolean
  value?: unknown
  message: string | null
  code?: string
}

export const granted = (value: unknown): Envelope => ({ success: true, value, message: null })

export const refused = (code: string, message: string, value?: unknown): Envelope => ({
  success: false,
  ...(value !== undefined && { value }),
  message,
  code,
})

/**
 * Sends an envelope with its length, because `compress()` then skips short answers. Compressing them would cost more
 * than everything else.
 */
export function answerWith(context: GatewayContext, envelope: Envelope): Response {
  const text = JSON.stringify(envelope)
  context.header('Content-Type', 'application/json')
  context.header('Content-Length', String(Buffer.byteLength(text)))
  return context.body(text)
}
