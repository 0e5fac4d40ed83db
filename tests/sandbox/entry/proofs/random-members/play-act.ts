import { findGameSession } from '#sandbox/operator/ledger/game-sessions.ts'
import { gameBalance } from '#sandbox/operator/ledger/game-wallet.ts'
import { between, pick } from '#sandbox/world/generator/random.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Act } from './acts.ts'
import type { RandomMember } from './open-members.ts'

/** The game provider's own book: what its accepted calls took from each member and paid. In minor units. */
export class ProviderBook {
  readonly net = new Map<number, number>()
  /** The provider's calls that were accepted, with what they moved. */
  readonly #moved = new Map<string, number>()
  readonly #sent: {
    member: RandomMember
    sessionId: string
    roundId: string
    txId: string
    kind: 'bet' | 'win'
  }[] = []

  /** Bets, pays, and takes back, in whatever order. */
  async play(act: Act): Promise<void> {
    const { member, random, number } = act
    if (random() < 0.15 && this.#sent.length > 0) return this.#takeBack(act)
    const sessionId = await member.anyGame(random)
    const roundId = `round ${number}`
    const { sandbox } = member.client.server
    const session = findGameSession(sandbox, sessionId)
    const funds = session ? gameBalance(sandbox, session) : 0
    const most = random() < 0.08 ? funds : Math.min(funds, 400_00)
    if (random() < 0.03) {
      await this.#send(act, 'win', {
        sessionId,
        roundId,
        amount: between(random, 1, 50_00),
        kind: 'freeRound',
      })
      return
    }
    for (let bets = between(random, 1, 2); bets > 0; bets -= 1)
      await this.#send(act, 'bet', {
        sessionId,
        roundId,
        amount: random() < 0.3 ? most : between(random, 1, most + 1),
      })
    if (random() < 0.01)
      this.#book(
        member,
        `jackpot ${number}`,
        await member.client.wallet('jackpot', {
          sessionId,
          roundId,
          txId: `jackpot ${number}`,
          pot: 'minor',
        }),
        1,
      )
    if (random() < 0.1) return
    const amount = random() < 0.55 ? 0 : between(random, 1, most * 2 + 1)
    await this.#send(act, 'win', { sessionId, roundId, amount })
  }

  async #send(
    { member, number, random }: Act,
    kind: 'bet' | 'win',
    round: { sessionId: string; roundId: string; amount: number; kind?: 'freeRound' },
  ): Promise<void> {
    const txId = `${kind} ${number} ${between(random, 0, 2)}`
    const body = { ...round, txId, amount: fromMinor(round.amount) }
    this.#book(member, txId, await member.client.wallet(kind, body), kind === 'bet' ? -1 : 1, round.amount)
    this.#sent.push({ member, sessionId: round.sessionId, roundId: round.roundId, txId, kind })
    // Providers send again what wasn't answered in time.
    if (random() < 0.1)
      this.#book(member, txId, await member.client.wallet(kind, body), kind === 'bet' ? -1 : 1, round.amount)
  }

  async #takeBack({ random, number }: Act): Promise<void> {
    const { member, sessionId, roundId, txId, kind } = pick(this.#sent.slice(-30), random)
    const { success } = await member.client.wallet('rollback', {
      sessionId,
      txId: `back ${number}`,
      refTxId: txId,
    })
    if (!success) return
    this.net.set(member.id, (this.net.get(member.id) ?? 0) - (this.#moved.get(txId) ?? 0))
    this.#moved.set(txId, 0)
    if (kind === 'win' && random() < 0.7) {
      const amount = between(random, 0, 100_00)
      const win = { sessionId, roundId, txId: `again ${number}`, amount: fromMinor(amount) }
      this.#book(member, win.txId, await member.client.wallet('win', win), 1, amount)
    }
  }

  #book(
    { id }: RandomMember,
    txId: string,
    answer: { success: boolean; value?: Record<string, string> },
    sign: 1 | -1,
    amount = Math.round(Number(answer.value?.amount ?? '0') * 100),
  ): void {
    if (!answer.success || this.#moved.has(txId)) return
    this.#moved.set(txId, sign * amount)
    this.net.set(id, (this.net.get(id) ?? 0) + sign * amount)
  }
}
