import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Node's request objects. Absent for a request passed directly to `app.fetch`. `visitor` is the address that a server in
 * front of the sandbox has named.
 */
export type GatewayEnvironment = { Bindings: Partial<HttpBindings> & { visitor?: string | undefined } }
export type GatewayContext = Context<GatewayEnvironment>

/** The socket of a request, if it came over one. */
export const socketOf = (context: GatewayContext): Socket | undefined =>
  environmentOf(context)?.incoming?.socket

const environmentOf = (context: GatewayContext): GatewayEnvironment['Bindings'] | undefined => context.env

/** The address that a request comes from. */
export const visitorOf = (context: GatewayContext): string =>
  environmentOf(context)?.visitor ?? socketOf(context)?.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1'
