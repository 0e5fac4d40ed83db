import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Node's request objects. Absent for a request passed directly to `app.fetch`. */
export type GatewayEnvironment = { Bindings: Partial<HttpBindings> }
export type GatewayContext = Context<GatewayEnvironment>

/** The socket of a request, if it came over one. */
export function socketOf(context: GatewayContext): Socket | undefined {
  const bindings: Partial<HttpBindings> | undefined = context.env
  return bindings?.incoming?.socket
}

/** The address that a request comes from. */
export const visitorOf = (context: GatewayContext): string =>
  socketOf(context)?.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1'
