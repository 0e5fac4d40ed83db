import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Database } from '../db/database.ts'

type AccountRow = { id: number; username: string; type: number; parentId: number | null; created: number }

/** Positions of the team order, from the first up to the last, exclusive. */
export type Stretch = readonly [start: number, end: number]

/**
 * All accounts in depth-first order, so that everybody below an agent stands behind it without a gap: a team is the
 * positions after the agent's own, up to its end.
 */
export class TeamOrder {
  readonly ids: Int32Array
  /** Where the team of the account at a position ends; exclusive. */
  readonly ends: Int32Array
  /** Position of the account directly above; -1 for none. */
  readonly parents: Int32Array
  /** Number of accounts above. */
  readonly depths: Uint8Array
  readonly isAgent: Uint8Array
  readonly created: Float64Array
  readonly names: string[]
  readonly #positions: Int32Array
  #ranks: Int32Array | undefined
  #searchNames: readonly string[] | undefined

  constructor(rows: readonly AccountRow[]) {
    const count = rows.length
    this.ids = new Int32Array(count)
    this.ends = new Int32Array(count)
    this.parents = new Int32Array(count).fill(-1)
    this.depths = new Uint8Array(count)
    this.isAgent = new Uint8Array(count)
    this.created = new Float64Array(count)
    this.names = Array.from({ length: count }, () => '')
    this.#positions = new Int32Array((rows.at(-1)?.id ?? 0) + 1).fill(-1)
    const children = Map.groupBy(rows, ({ parentId }) => parentId ?? 0)
    let next = 0
    const place = (row: AccountRow, parent: number) => {
      const position = next++
      this.ids[position] = row.id
      this.parents[position] = parent
      this.depths[position] = parent < 0 ? 0 : (this.depths[parent] ?? 0) + 1
      this.isAgent[position] = roleOf(row.type) === 'agent' ? 1 : 0
      this.created[position] = row.created
      this.names[position] = row.username
      this.#positions[row.id] = position
      for (const child of children.get(row.id) ?? []) place(child, position)
      this.ends[position] = next
    }
    for (const root of children.get(0) ?? []) place(root, -1)
  }

  get size(): number {
    return this.ids.length
  }

  /** Position of an account; -1 if there is none with this id. */
  positionOf = (id: number): number => this.#positions[id] ?? -1

  /** Whether an account is below another, at any depth. */
  isBelow(position: number, agent: number): boolean {
    return position > agent && position < (this.ends[agent] ?? 0)
  }

  /** Number of accounts below the one at a position. */
  teamSize = (position: number): number => (this.ends[position] ?? 0) - position - 1

  /** All names in lower case, for searching. */
  get searchNames(): readonly string[] {
    this.#searchNames ??= this.names.map((name) => name.toLowerCase())
    return this.#searchNames
  }

  /** Where the account at a position stands among all names in alphabetical order. */
  nameRank = (position: number): number => {
    this.#ranks ??= ranksOf(this.searchNames)
    return this.#ranks[position] ?? 0
  };

  /** Positions directly below an account, in order. */
  *lines(agent: number): Generator<number> {
    const end = this.ends[agent] ?? 0
    for (let line = agent + 1; line < end; line = this.ends[line] ?? end) yield line
  }

  /** Positions from the direct downline of `agent` down to `position`. */
  path(agent: number, position: number): number[] {
    const path: number[] = []
    for (let at = position; at > agent; at = this.parents[at] ?? -1) path.unshift(at)
    return path
  }

  /** When the generated play of an account begins: on the day after it was created. */
  playBegins = (position: number): number => startOfDay(this.created[position] ?? 0) + dayLength
}

/** Ranks of names in lower case. */
function ranksOf(names: readonly string[]): Int32Array {
  const ranks = new Int32Array(names.length)
  const sorted = names.map((name, position) => ({ name, position }))
  sorted.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const [rank, { position }] of sorted.entries()) ranks[position] = rank
  return ranks
}

const select = `SELECT id, username, type, parent_id AS parentId, created FROM accounts`

/** Keeps the order of all accounts, and reads it again once there are new ones. */
export class TeamOrders {
  readonly #db: Database
  #rows: AccountRow[] = []
  #order: TeamOrder | undefined

  constructor(db: Database) {
    this.#db = db
  }

  current(): TeamOrder {
    const known = this.#rows.at(-1)?.id ?? 0
    const latest = this.#db.get<{ id: number }>('SELECT MAX(id) AS id FROM accounts')?.id ?? 0
    if (this.#order && latest === known) return this.#order
    const added = this.#db.all<AccountRow>(`${select} WHERE id > ? ORDER BY id`, known)
    this.#rows = [...this.#rows, ...added]
    this.#order = new TeamOrder(this.#rows)
    return this.#order
  }

  clear(): void {
    this.#rows = []
    this.#order = undefined
  }
}
