import { Hono } from 'hono'
import { gameModels, modelOf } from '#sandbox/world/games/game-models.ts'
import { isTimed } from './games/engines.ts'
import type { Tables } from './tables.ts'
import { eventsBody } from './wire/book-events.ts'
import { isSignedBy, signatureHeader } from './wire/wallet-api.ts'

/** Tells the gateway what the books have today. Books of unknown models, and games that are none, are left out. */
export function createEventRoutes(tables: Tables, secret: string): Hono {
  return new Hono().post('/', async (context) => {
    const text = await context.req.text()
    if (!isSignedBy(secret, text, context.req.header(signatureHeader))) return context.json({}, 401)
    const asked = eventsBody.safeParse(readJson(text))
    if (!asked.success) return context.json({}, 400)
    const { language, books } = asked.data
    return context.json({
      books: books.flatMap((book) => {
        if (!Object.hasOwn(gameModels, book.model)) return []
        const { kind } = modelOf(book)
        const events = isTimed(kind) ? tables.timed(kind).events?.(book, language) : undefined
        return events ? [{ nodeId: book.nodeId, ...events }] : []
      }),
    })
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
