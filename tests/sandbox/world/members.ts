import { agentIds } from '#sandbox/accounts.ts'
import { between, pick, type Random, randomFor, skewed } from './random.ts'
import { type Scale, scales } from './scale.ts'

/** A row of the world's members table; `parent_id` may be a named agent. */
export type MemberRow = {
  id: number
  username: string
  real_name: string
  parent_id: number
  type: number
  days_old: number
  balance: number
}

/** Below it are the named accounts. */
export const firstMemberId = 1000

const firstNames =
  'Maria Jose Ana Mark Angel Kristine Paolo Joy Carlo Liza Ramon Grace Ben Rosa Noel Tess Arnel Mila Jun Divina Leo Cora Dante Fe Gino Hazel Ian Jessa Kim Lorna Mico Nena Oscar Pia Rex Sol Tony Vic Wena Zeny'.split(
    ' ',
  )
const lastNames =
  'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Tomas Andrada Castillo Flores Villanueva Ramos Castro Rivera Aquino Navarro Salazar Mercado'.split(
    ' ',
  )

/**
 * The members of a world under three levels of agents, who come first. Agents of the second level stand below
 * those of the first, of the third below the second, players below the third; some agents are far bigger.
 */
export function makeMembers(seed: number, scale: Scale): MemberRow[] {
  const random = randomFor(seed, 'members')
  const { members, agentsByLevel } = scales[scale]
  let nextId = firstMemberId
  const make = (parent: number, type: number): MemberRow => ({
    ...person(nextId++, random),
    parent_id: parent,
    type,
  })
  const level = (
    parents: readonly number[],
    named: readonly number[],
    count: number,
    types: readonly number[],
  ) => {
    const rows = Array.from({ length: count - named.length }, (_, index) =>
      make(pickUneven(parents, random), types[index % types.length] ?? 1),
    )
    return { rows, ids: [...named, ...rows.map(({ id }) => id)] }
  }
  const first = level([0], [agentIds.top], agentsByLevel[0], [1])
  const second = level(first.ids, [agentIds.second], agentsByLevel[1], [2])
  const third = level(second.ids, [agentIds.third, agentIds.other], agentsByLevel[2], [41, 42])
  const agents = [...first.rows, ...second.rows, ...third.rows]
  const players = level(third.ids, [], members - agents.length, [0])
  return [...agents, ...players.rows]
}

/** Early entries are drawn far more often than late ones, as real downlines are. */
const pickUneven = (ids: readonly number[], random: Random): number =>
  ids[Math.floor(random() ** 2 * ids.length)] ?? 0

function person(id: number, random: Random) {
  const first = pick(firstNames, random)
  const last = pick(lastNames, random)
  return {
    id,
    username: `${first.toLowerCase()}${last.charAt(0).toLowerCase()}${id}`,
    real_name: `${first} ${last}`,
    days_old: between(random, 30, 1200),
    balance: skewed(random, 45_000),
  }
}
