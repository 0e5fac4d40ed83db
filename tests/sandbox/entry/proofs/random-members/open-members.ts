import { findGameSession, isOpen } from '#sandbox/operator/ledger/game-sessions.ts'
import { addPayoutAccount } from '#sandbox/operator/payout/payout-accounts.ts'
import type { CheckPurpose } from '#sandbox/operator/security/check-tokens.ts'
import { pick, type Random } from '#sandbox/world/generator/random.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { TestClient } from '../../testing/test-client.ts'

const agents = 5
const games = ['Golden Carabao', 'Baccarat']
const levels = [null, 'bronze', 'silver', 'gold', 'diamond']

/** A member who acts at random. Signs in again, and opens a game again, whenever a session has ended. */
export class RandomMember {
  readonly client: TestClient
  readonly id: number
  readonly name: string
  #token = ''
  #games = new Map<string, string>()

  constructor(client: TestClient, id: number, name: string) {
    this.client = client
    this.id = id
    this.name = name
  }

  get token(): string {
    const { sessions } = this.client.server.sandbox
    if (!sessions.find(this.#token)) {
      this.#token = sessions.begin(this.id)
      this.#games.clear()
    }
    return this.#token
  }

  /** A proof that a password was checked, without the check. */
  checked(purpose: CheckPurpose): { checkToken: string } {
    const { sessions, checkTokens } = this.client.server.sandbox
    return checkTokens.issue(sessions.find(this.token)?.hash ?? '', purpose)
  }

  /** The session of an open game. */
  async game(name: string): Promise<string> {
    const { token } = this
    const known = this.#games.get(name)
    const { sandbox } = this.client.server
    const session = findGameSession(sandbox, known ?? '')
    if (session && isOpen(sandbox, session)) return session.id
    const opened = await this.client.play(token, name)
    this.#games.set(name, opened)
    return opened
  }

  async anyGame(random: Random): Promise<string> {
    return this.game(pick(playable(this.client), random))
  }

  /** The rewards, missions and bonuses that can be claimed or given up now. */
  async claims() {
    const options = { token: this.token }
    const { client } = this
    const { ready } = await client.value(contract.rewards.list, { language: 'EN' }, options)
    const missions = await client.value(contract.missions.summary, { language: 'EN' }, options)
    const bonuses = await client.value(contract.bonuses.active, { language: 'EN' }, options)
    return { rewards: ready, missions: missions.list, bonuses: bonuses.list }
  }
}

const playable = (client: TestClient): string[] =>
  games.filter((name) => client.server.db.get('SELECT 1 FROM world.games WHERE name = ?', name) !== undefined)

/** Opens accounts: some agents, the others below them and invited by them, all with money, points and an e-wallet. */
export function openMembers(client: TestClient, count: number): RandomMember[] {
  const { members, ledger, clock, db } = client.server.sandbox
  const opened: RandomMember[] = []
  for (let number = 0; number < count; number += 1) {
    const isAgent = number < agents
    const above = isAgent ? { id: 13 } : opened[number % agents]
    const created = members.create({
      username: `random${number}`,
      type: isAgent ? 41 : 0,
      parentId: above?.id ?? 13,
      ...(number > 0 && { referredBy: opened[Math.floor(number / 2)]?.id ?? 13 }),
      realName: 'Rosa Random',
    })
    const { id } = created
    db.run('UPDATE accounts SET level = ? WHERE id = ?', levels[number % levels.length] ?? null, id)
    db.run(
      "INSERT INTO point_entries (account_id, kind, points, created) VALUES (?, 'opening', 60000, 0)",
      id,
    )
    ledger.move('adjustment', `random ${id}`, clock.now(), id, 2_000_00)
    addPayoutAccount(client.server.sandbox, created, {
      bankId: 'gcash',
      number: `0917${String(1_000_000 + number)}`,
    })
    opened.push(new RandomMember(client, id, created.username))
  }
  return opened
}
