import { startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { longestTeamMessage } from '#shared/contract/endpoints/agent-team.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import { sendMessageToAll } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { type DownlineFilter, selectDownlines, teamView } from './downlines.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** Messages that an agent may send in a day, whoever gets them. */
const mostPerDay = 20
const longestKey = 100
/** Whatever looks like the start of a tag. Messages are plain text, so markup would only look broken. */
export const markup = /<\s*[a-z/!]/i

/** @throws Refusal TEAM_MESSAGE_EMPTY, TEAM_MESSAGE_LONG, TEAM_MESSAGE_MARKUP */
function readText(text: string): string {
  // Line breaks stay, other control characters don't.
  const words = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
  if (words === '') throw new Refusal('TEAM_MESSAGE_EMPTY')
  if ([...words].length > longestTeamMessage)
    throw new Refusal('TEAM_MESSAGE_LONG', { count: longestTeamMessage })
  if (markup.test(words)) throw new Refusal('TEAM_MESSAGE_MARKUP')
  return words
}

/** Sends a text once per key, and returns the number of recipients. */
function sendOnce(
  { db, clock }: Parts,
  agent: Member,
  { requestKey, text }: { requestKey: string; text: string },
  recipientsOf: () => readonly number[],
): { recipients: number } {
  if (requestKey === '' || requestKey.length > longestKey)
    throw new Refusal('INVALID_INPUT', { field: 'requestKey' })
  const sent = db.get<{ recipients: number }>(
    'SELECT recipients FROM team_messages WHERE agent_id = ? AND request_key = ?',
    agent.id,
    requestKey,
  )
  if (sent) return sent
  const words = readText(text)
  const today = db.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM team_messages WHERE agent_id = ? AND created >= ?',
    agent.id,
    startOfDay(clock.now()),
  )
  if ((today?.count ?? 0) >= mostPerDay) throw new Refusal('TEAM_MESSAGE_LIMIT', { count: mostPerDay })
  const recipients = recipientsOf()
  sendMessageToAll({ db, clock }, recipients, 'fromUpline', { account: agent.username, text: words })
  db.run(
    'INSERT INTO team_messages VALUES (?, ?, ?, ?)',
    agent.id,
    requestKey,
    recipients.length,
    clock.now(),
  )
  return { recipients: recipients.length }
}

/** Sends a message to one downline. */
export const messageDownline = (
  parts: Parts,
  agent: Member,
  { accountId, ...message }: { accountId: string; requestKey: string; text: string },
) => sendOnce(parts, agent, message, () => [Number(accountId)])

/**
 * Sends a message to everybody whom a filter selects.
 * @throws Refusal TEAM_MESSAGE_CHANGED if that isn't the number of accounts that the agent was shown
 */
export function messageDownlines(
  parts: Parts,
  agent: Member,
  { recipients, requestKey, text, ...filter }: MessageAll,
): { recipients: number } {
  return sendOnce(parts, agent, { requestKey, text }, () => {
    const now = parts.clock.now()
    const view = teamView(parts, agent.id, now, now)
    const chosen = selectDownlines(view, { ...filter, from: now, to: now })
    if (chosen.length !== recipients || chosen.length === 0)
      throw new Refusal('TEAM_MESSAGE_CHANGED', { count: chosen.length }, { recipients: chosen.length })
    return Array.from(chosen, (position) => view.order.ids[position] ?? 0)
  })
}

type MessageAll = Omit<DownlineFilter, 'from' | 'to'> & {
  recipients: number
  requestKey: string
  text: string
}
