import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { formatMoney } from '#sandbox/provider/client/money.ts'
import { securityHeaders } from '#sandbox/provider/embedding.ts'
import { orderStates } from '#shared/contract/endpoints/cashier.ts'
import { inkOn } from '#shared/domain/ink-on.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { channels } from '../deposits/channels.ts'
import type { GatewayContext, GatewayEnvironment } from '../gateway/context.ts'
import { walletBalance, walletsBalance } from '../ledger/wallet.ts'
import type { Sandbox } from '../sandbox.ts'
import { answerTo, depositStates } from './answers.ts'
import type { ChatMessage, ChatRoom } from './chat-desk.ts'
import { endedPage, roomPage } from './room-page.ts'

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const title = z.string().check(z.minLength(1), z.maxLength(80))

/** Reads the parameters of a room's URL. Invalid ones get their default. */
function roomAsked(query: Record<string, string>) {
  const colours = z.safeParse(colour, query.headerColor)
  const titles = z.safeParse(title, query.title)
  return {
    token: query.room ?? '',
    title: titles.success ? titles.data : 'Chat',
    language: query.language ?? 'EN',
    colour: colours.success ? colours.data : '#1f1b3a',
  }
}

const said = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
})

/** The answer to the room page's requests. */
export type RoomState = { messages: readonly ChatMessage[]; typing: boolean; unread: number }

/**
 * The desktop client frames the room too: from its own scheme, and from the origin that the desktop specs serve it
 * at.
 */
const desktopOrigins = ['app:', 'https://site.app.electron.test']

const kinds = { 'room.ts': 'text/javascript', 'room.css': 'text/css' } as const

async function asset(name: keyof typeof kinds): Promise<string> {
  const text = await readFile(new URL(`./client/${name}`, import.meta.url), 'utf8')
  return name === 'room.ts' ? stripTypeScriptTypes(text) : text
}

/** A miniature operator chat: a page that the site frames, served on another origin than the site. */
export function routeChatRoom(app: Hono<GatewayEnvironment>, sandbox: Sandbox): void {
  const { chat, db, members } = sandbox

  app.use('/chat/*', bodyLimit({ maxSize: 4_096 }))
  app.use('/chat/*', async (context, next) => {
    await next()
    const headers = securityHeaders([...sandbox.embedders, ...desktopOrigins])
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    context.header('Cache-Control', 'no-store')
  })

  app.get('/chat', (context) => {
    const { token, ...options } = roomAsked(context.req.query())
    const room = chat.room(token)
    if (!room) return context.html(endedPage(options), 410)
    const member = members.byId(room.accountId)
    chat.greet(room, member?.realName ?? member?.username ?? '')
    return context.html(roomPage({ room: token, ...options }))
  })

  app.get('/chat/head/:colour{[0-9a-fA-F]{6}\\.css}', (context) => {
    const given = `#${context.req.param('colour').slice(0, 6)}`
    const ink = inkOn(given) === 'light' ? '#fffdf8' : '#17142c'
    return context.body(`:root { --head: ${given}; --on-head: ${ink} }\n`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
    })
  })
  app.get('/chat/assets/:name', async (context) => {
    const name = context.req.param('name')
    if (name !== 'room.ts' && name !== 'room.css') return context.notFound()
    return context.body(await asset(name), 200, { 'Content-Type': `${kinds[name]}; charset=utf-8` })
  })

  const roomOf = (context: GatewayContext) => chat.room(context.req.header('X-Room') ?? '')
  const stateOf = ({ accountId }: ChatRoom, seen: boolean): RoomState => {
    if (seen) chat.markRead(accountId)
    return {
      messages: chat.messages(accountId),
      typing: chat.isTyping(accountId),
      unread: chat.unread(accountId),
    }
  }

  app.get('/chat/api/messages', (context) => {
    const room = roomOf(context)
    if (!room) return context.json({}, 401)
    return context.json(stateOf(room, context.req.query('seen') === '1'))
  })
  app.post('/chat/api/messages', async (context) => {
    const room = roomOf(context)
    if (!room) return context.json({}, 401)
    const { accountId, language } = room
    const read = z.safeParse(said, await context.req.json().catch(() => undefined))
    if (!read.success) return context.json({}, 400)
    const money = (amount: number) => formatMoney(fromMinor(amount), { currency: 'PHP', language })
    const answer = answerTo(
      read.data.text,
      {
        balance: () => money(walletsBalance(sandbox, accountId)),
        lastDeposit: () => {
          walletBalance(sandbox, accountId)
          const last = db.get<{ amount: number; channel: string; state: string }>(
            'SELECT amount, channel, state FROM deposits WHERE account_id = ? ORDER BY created DESC LIMIT 1',
            accountId,
          )
          if (!last) return undefined
          const channel = channels.find(({ id }) => id === last.channel)?.name[language] ?? last.channel
          const state = depositStates[z.parse(z.enum(orderStates), last.state)][language]
          return `${money(last.amount)}, ${channel}, ${state}`
        },
      },
      language,
    )
    const taken = chat.personSays(accountId, read.data.text, `person:${read.data.key}`, answer)
    return taken ? context.json(stateOf(room, true)) : context.json({}, 429)
  })
}
