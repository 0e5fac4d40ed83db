import { randomInt } from 'node:crypto'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRegister } from '#shared/contract/endpoints/agent-register.ts'
import { Refusal } from '../gateway/refusal.ts'
import { pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Link, linkBy, linksOf, stateOf, writeLink } from './link-store.ts'
import { checkLimits, highestRate, linkName, mostLinks, newRate } from './rules.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams' | 'members'>
type Written = ValueOf<typeof agentRegister.createLink>

const longestKey = 100

/** Number of an agent's active links. */
export const countActive = ({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, agentId: number): number =>
  linksOf(db, agentId).filter((link) => stateOf(link, clock.now()) === 'active').length

/** An agent's latest active link. */
export function latestActive(parts: Parts, agentId: number): Written | null {
  const link = linksOf(parts.db, agentId).find((one) => stateOf(one, parts.clock.now()) === 'active')
  return link ? written(parts, link) : null
}

/** One page of an agent's links. */
export function listLinks(
  parts: Parts,
  agentId: number,
  page: InputOf<typeof agentRegister.links>,
): ValueOf<typeof agentRegister.links> {
  const { db } = parts
  const { limit, offset } = pageOf(page)
  const total =
    db.get<{ count: number }>('SELECT COUNT(*) AS count FROM invite_links WHERE agent_id = ?', agentId)
      ?.count ?? 0
  const highest = highestRate(parts, agentId)
  return {
    list: linksOf(db, agentId, limit, offset).map((link) => writeLink(link, parts.clock.now(), highest)),
    total,
    totalPages: Math.ceil(total / limit),
  }
}

/**
 * Makes a link, once for each request key.
 * @throws Refusal, one for each field, LINKS_FULL, INVALID_INPUT
 */
export function createLink(
  parts: Parts,
  agentId: number,
  input: InputOf<typeof agentRegister.createLink>,
): Written {
  const { db, clock } = parts
  const { kind, days, maxUses, requestKey } = input
  if (requestKey === '' || requestKey.length > longestKey)
    throw new Refusal('INVALID_INPUT', { field: 'requestKey' })
  const made = linkBy(db, 'agent_id = ? AND request_key = ?', agentId, requestKey)
  if (made) return written(parts, made)
  const name = linkName(input.name)
  const rate = newRate(parts, agentId, input.rate)
  checkLimits(days, maxUses)
  requireRoom(parts, agentId)
  const now = clock.now()
  const { id } = db.run(
    `INSERT INTO invite_links (agent_id, code, name, kind, rate, created, ends, max_uses, request_key)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    agentId,
    freshCode(parts),
    name,
    kind,
    rate,
    now,
    days === null ? null : now + days * dayLength,
    maxUses,
    requestKey,
  )
  return written(parts, ownLink(parts, agentId, String(id)))
}

/**
 * Switches a link off or on, or renames it.
 * @throws Refusal LINK_UNKNOWN, LINK_NAME_INVALID, LINK_OVER, LINKS_FULL
 */
export function changeLink(
  parts: Parts,
  agentId: number,
  { linkId, on, name }: InputOf<typeof agentRegister.changeLink>,
): Written {
  const { db, clock } = parts
  const link = ownLink(parts, agentId, linkId)
  const renamed = name === undefined ? link.name : linkName(name)
  const state = stateOf(link, clock.now())
  if (on !== undefined && (state === 'ended' || state === 'usedUp')) throw new Refusal('LINK_OVER')
  if (on && state === 'off') requireRoom(parts, agentId)
  const off = on === undefined ? link.off : Number(!on)
  db.run('UPDATE invite_links SET name = ?, off = ? WHERE id = ?', renamed, off, link.id)
  return written(parts, { ...link, name: renamed, off })
}

function ownLink({ db }: Parts, agentId: number, linkId: string): Link {
  const link = /^\d{1,9}$/.test(linkId)
    ? linkBy(db, 'id = ? AND agent_id = ?', Number(linkId), agentId)
    : undefined
  if (!link) throw new Refusal('LINK_UNKNOWN')
  return link
}

function requireRoom(parts: Parts, agentId: number): void {
  if (countActive(parts, agentId) >= mostLinks) throw new Refusal('LINKS_FULL', { most: mostLinks })
}

const written = (parts: Parts, link: Link): Written =>
  writeLink(link, parts.clock.now(), highestRate(parts, link.agentId))

/** A code that can't be guessed and that nobody has: 31 characters, eight times. */
function freshCode({ db, members }: Parts): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
  for (;;) {
    const code = Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length))).join('')
    if (!linkBy(db, 'code = ?', code) && !members.byReferralCode(code)) return code
  }
}
