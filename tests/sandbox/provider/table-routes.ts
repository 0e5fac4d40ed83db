/** How the live tables stand, for the gateway. */
import { Hono } from 'hono'
import { modelOf } from '#sandbox/world/games/game-models.ts'
import { isTimed } from './games/engines.ts'
import type { Tables } from './tables.ts'
import { type TableAddress, type TableGlance, tablesBody } from './wire/live-tables.ts'
import { isSignedBy, signatureHeader } from './wire/wallet-api.ts'

function kindOf(table: TableAddress) {
  try {
    return modelOf(table).kind
  } catch {
    return undefined
  }
}

/** Answers only calls that are signed with the wallet's secret. Games that aren't played at tables are left out. */
export function createTableRoutes(tables: Tables, secret: string): Hono {
  return new Hono().post('/', async (context) => {
    const text = await context.req.text()
    if (!isSignedBy(secret, text, context.req.header(signatureHeader))) return context.json({}, 401)
    const body = tablesBody.safeParse(parse(text))
    if (!body.success) return context.json({}, 400)
    const glances = body.data.tables.flatMap((address): TableGlance[] => {
      const kind = kindOf(address)
      const glance = kind && isTimed(kind) ? tables.timed(kind).glance?.(address) : undefined
      if (!glance) return []
      return [{ nodeId: address.nodeId, ...glance }]
    })
    return context.json({ tables: glances })
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
