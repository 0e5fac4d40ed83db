import { agentIds, namedAccounts } from '../accounts/accounts.ts'
import { between, pick, type Random, randomFor, skewed } from './random.ts'
import { type Scale, scales, type TreeSize } from './scale.ts'

/** A row of the world's `members` table. `parent_id` can be a named agent. */
export type MemberRow = {
  id: number
  username: string
  real_name: string
  parent_id: number
  type: number
  days_old: number
  balance: number
}

/** A row of the world's `ancestors` table: one for each member and each agent above it. */
export type AncestorRow = { ancestor_id: number; account_id: number; depth: number }

/** Ids of named accounts are smaller. */
export const firstMemberId = 1000

/** Days since an account was created. Players join every day; the agents were there before them. */
type Ages = readonly [youngest: number, oldest: number]
const playerAges: Ages = [0, 900]
const agentAges: Ages = [901, 1200]

const firstNames =
  'Maria Jose Ana Mark Angel Kristine Paolo Joy Carlo Liza Ramon Grace Ben Rosa Noel Tess Arnel Mila Jun Divina Leo Cora Dante Fe Gino Hazel Ian Jessa Kim Lorna Mico Nena Oscar Pia Rex Sol Tony Vic Wena Zeny'.split(
    ' ',
  )
const lastNames =
  'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Tomas Andrada Castillo Flores Villanueva Ramos Castro Rivera Aquino Navarro Salazar Mercado'.split(
    ' ',
  )

/** Named agents by level. Members of a tree can be below them too. */
type NamedLevels = readonly [first: readonly number[], second: readonly number[], third: readonly number[]]
const teamLevels: NamedLevels = [[agentIds.top], [agentIds.second], [agentIds.third, agentIds.other]]

/**
 * The members of a world: one large team below the top named agent, and a second tree of others. Each tree has three
 * levels of agents, with players below the third. Some agents have far more members than others.
 */
export function makeMembers(seed: number, scale: Scale): MemberRow[] {
  const random = randomFor(seed, 'members')
  const { team, others } = scales[scale]
  const inTeam = makeTree(firstMemberId, team, teamLevels, random)
  return [...inTeam, ...makeTree(firstMemberId + inTeam.length, others, [[], [], []], random)]
}

function makeTree(
  firstId: number,
  { members, agentsByLevel }: TreeSize,
  named: NamedLevels,
  random: Random,
): MemberRow[] {
  const rows: MemberRow[] = []
  const level = (parents: readonly number[], count: number, types: readonly number[]) => {
    const ages = types[0] === 0 ? playerAges : agentAges
    const made = Array.from({ length: count }, (_, index) => ({
      ...person(firstId + rows.length + index, ages, random),
      parent_id: pickUneven(parents, random),
      type: types[index % types.length] ?? 0,
    }))
    rows.push(...made)
    return made.map(({ id }) => id)
  }
  const first = [...named[0], ...level([0], agentsByLevel[0], [1])]
  const second = [...named[1], ...level(first, agentsByLevel[1], [2])]
  const third = [...named[2], ...level(second, agentsByLevel[2], [41, 42])]
  level(third, members - rows.length, [0])
  return rows
}

/** All agents above each member, nearest first. Includes named agents. */
export function* eachAncestor(members: readonly MemberRow[]): Generator<AncestorRow> {
  const parents = new Map<number, number>(namedAccounts.map(({ id, upline = 0 }) => [id, upline]))
  for (const { id, parent_id } of members) parents.set(id, parent_id)
  for (const { id, parent_id } of members) {
    let depth = 1
    for (let above = parent_id; above !== 0; above = parents.get(above) ?? 0)
      yield { ancestor_id: above, account_id: id, depth: depth++ }
  }
}

/** Picks early entries far more often than late ones, because real downlines are uneven. */
const pickUneven = (ids: readonly number[], random: Random): number =>
  ids[Math.floor(random() ** 2 * ids.length)] ?? 0

function person(id: number, ages: Ages, random: Random) {
  const first = pick(firstNames, random)
  const last = pick(lastNames, random)
  return {
    id,
    username: `${first.toLowerCase()}${last.charAt(0).toLowerCase()}${id}`,
    real_name: `${first} ${last}`,
    days_old: between(random, ...ages),
    balance: skewed(random, 45_000),
  }
}
