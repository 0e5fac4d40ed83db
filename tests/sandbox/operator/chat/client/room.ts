/** Script of a chat room. Shows messages, sends what is typed, and posts the unread count to the framing site. */
import type { RoomState } from '../chat-room.ts'
import type { RoomData } from '../room-page.ts'

function find<Kind extends Element>(id: string, kind: abstract new (...args: never[]) => Kind): Kind {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new TypeError(`the page has no #${id}`)
  return element
}

// The server wrote it as this type.
const { room, tag, t } = JSON.parse(find('data', HTMLScriptElement).text) as RoomData
const log = find('log', HTMLDivElement)
const typing = find('typing', HTMLParagraphElement)
const quick = find('quick', HTMLParagraphElement)
const problem = find('problem', HTMLParagraphElement)
const form = find('form', HTMLFormElement)
const field = find('text', HTMLInputElement)

const clock = new Intl.DateTimeFormat(tag, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Manila',
})

/** Origin of the framing page. frame-ancestors has already limited who that can be. */
const host = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin ?? ''
const tell = (message: object) => {
  if (parent !== window && host !== '' && host !== 'null') parent.postMessage(message, host)
}

/** Takes its theme from the framing site. On its own, the room follows the system theme. */
addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== parent || parent === window || origin !== host) return
  if (typeof data !== 'object' || data === null || !('type' in data) || !('theme' in data)) return
  const { type, theme } = data
  if (type === 'chatTheme' && (theme === 'light' || theme === 'dark'))
    document.documentElement.dataset.theme = theme
})

let shown = ''
let told = -1
let key = crypto.randomUUID()

function show({ messages, typing: isTyping, unread }: RoomState): void {
  typing.hidden = !isTyping
  quick.hidden = messages.some(({ agent }) => agent === 0)
  if (unread !== told) tell({ type: 'chatUnread', unReadCount: unread })
  told = unread
  const marks = messages.map(({ id, read }) => `${id}${read === null ? '' : 'r'}`).join()
  if (marks === shown) return
  shown = marks
  log.replaceChildren(
    ...messages.map(({ agent, text, created, read }) => {
      const item = document.createElement('p')
      item.textContent = text
      if (agent === 0) item.dataset.me = ''
      const time = document.createElement('time')
      time.textContent = clock.format(created) + (agent === 0 && read !== null ? ` · ${t.seen}` : '')
      item.append(time)
      return item
    }),
  )
  log.scrollTop = log.scrollHeight
}

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

async function ask(init: RequestInit = {}): Promise<void> {
  const seen = document.visibilityState === 'visible' ? '1' : '0'
  const response = await fetch(`/chat/api/messages?seen=${seen}`, {
    ...init,
    headers: { 'X-Room': room, ...(init.body != null && { 'Content-Type': 'application/json' }) },
  })
  if (!response.ok) throw new Refused(response.status)
  // Comes from our own server, as this type.
  show((await response.json()) as RoomState)
}

function sayProblem(error: unknown): void {
  const status = error instanceof Refused ? error.status : 0
  if (status === 401) {
    problem.textContent = t.ended
    form.hidden = true
    quick.hidden = true
  } else problem.textContent = status === 429 ? t.tooMany : t.failed
}

let sending = false
async function send(text: string): Promise<boolean> {
  if (sending || text.trim() === '') return false
  sending = true
  try {
    await ask({ method: 'POST', body: JSON.stringify({ text, key }) })
    problem.textContent = ''
    key = crypto.randomUUID()
    return true
  } catch (error) {
    sayProblem(error)
    return false
  } finally {
    sending = false
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const text = field.value
  void send(text).then((sent) => {
    // Keeps what was typed in the meantime.
    if (sent && field.value === text) field.value = ''
    field.focus()
  })
})
quick.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) void send(target.textContent ?? '').then(() => field.focus())
})
document.addEventListener('keydown', ({ key: pressed }) => {
  if (pressed === 'Escape') tell({ type: 'chatClose' })
})

/** Polls while the page is visible. Connection errors are only reported when sending, not here. */
async function watch(): Promise<void> {
  try {
    if (!document.hidden) await ask()
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return sayProblem(error)
  }
  setTimeout(() => void watch(), typing.hidden ? 2500 : 800)
}

await watch()
tell({ type: 'chatReady' })
