/** An account that plays. It sends what a page would, now and then too late, too much or twice. */
import { between, pick, type Random } from '#sandbox/world/generator/random.ts'
import { isTimed } from '../games/engines.ts'
import type { PageData, RoundAnswer, Table, TableAnswer, Ticket } from '../protocol.ts'
import { type Arcade, unanswered } from './arcade.ts'
import { type BettingSpot, launch } from './betting-spots.ts'
import { minorOf } from './books.ts'
import { type Bet, choosers, playedOn, waiting } from './choices.ts'

interface Page extends Pick<PageData, 'key' | 'bets'> {
  table: Table
  tickets: readonly Ticket[]
}

/** An account of the sandbox, logged in. */
interface Account {
  readonly name: string
  readonly id: number
  readonly token: string
}

/** A bet that was sent, and the last answer to it. */
interface Sent {
  readonly model: string
  readonly request: { readonly key: string; readonly roundId: string } & Bet
  answer: RoundAnswer | typeof unanswered
}

/** How often a bot goes back to its game under way, and does what it shouldn't: of all times. */
const often = { back: 0.65, late: 0.04, tooMuch: 0.015, twice: 0.03 }
/** How long a bet is held back, in ms. */
const heldFor = { least: 20_000, most: 70_000 }

const isUnclear = ({ answer }: Sent): boolean => answer === unanswered || answer.state === 'open'
const isTaken = ({ answer }: Sent): boolean => answer === unanswered || answer.state !== 'refused'

export class Bot {
  /** What this account was told that contradicts what it was told before. */
  readonly contradictions: string[] = []
  readonly #sent: Sent[] = []
  readonly #pages = new Map<BettingSpot, Page>()
  readonly #held: { readonly at: number; readonly sent: Sent }[] = []
  #number = 0

  readonly name: string
  readonly id: number
  readonly token: string
  readonly random: Random
  readonly #arcade: Arcade
  readonly #places: readonly BettingSpot[]

  constructor(arcade: Arcade, { name, id, token }: Account, places: readonly BettingSpot[], random: Random) {
    this.#arcade = arcade
    this.name = name
    this.id = id
    this.token = token
    this.#places = places
    this.random = random
  }

  /** Does one thing. */
  async act(): Promise<void> {
    const { random } = this
    const arcade = this.#arcade
    const unclear = this.#sent.filter(isUnclear)
    if (unclear.length > 0 && random() < 0.5) return this.#send(pick(unclear, random))
    const held = this.#held.findIndex(({ at }) => at <= arcade.clock.now())
    const [late] = held < 0 ? [] : this.#held.splice(held, 1)
    if (late) return this.#sendLate(late.sent)
    const taken = this.#sent.filter(isTaken)
    if (taken.length > 0 && random() < often.twice) {
      arcade.note('sent again')
      return this.#send(pick(taken, random))
    }
    return this.#play(pick(this.#attracted(), random))
  }

  /** Asks for all bets again until each has a definite answer or waits. */
  async clear(): Promise<void> {
    for (const sent of this.#sent.filter(isUnclear)) await this.#send(sent)
  }

  /** What all bets won and lost as the provider tells it now, in minor units. Fails if one has no end. */
  async told(): Promise<number> {
    let net = 0
    for (const sent of this.#sent.filter(isTaken)) {
      await this.#send(sent)
      const { answer } = sent
      const state = answer === unanswered ? 'unanswered' : answer.state
      if (answer !== unanswered && answer.state === 'settled') net += minorOf(answer.net)
      else if (state !== 'void' && state !== 'refused')
        this.contradictions.push(`${this.name}: ${sent.model} ${sent.request.roundId} has no end: ${state}`)
    }
    return net
  }

  /** Who has a game under way mostly goes back to it. */
  #attracted(): readonly BettingSpot[] {
    const underWay = [...this.#pages].flatMap(([place, page]) =>
      playedOn.has(page.table.kind) && waiting(page).length > 0 ? place : [],
    )
    return underWay.length > 0 && this.random() < often.back ? underWay : this.#places
  }

  async #play(place: BettingSpot): Promise<void> {
    const { random } = this
    const arcade = this.#arcade
    const page = await this.#look(place)
    if (!page) return
    const seat = { random, bets: page.bets, tickets: page.tickets, now: arcade.clock.now() }
    const deed = choosers.get(page.table.kind)?.(page.table, seat)
    if (!deed) return
    const { key } = page
    const number = (this.#number += 1)
    if ('move' in deed) {
      arcade.note(`move in ${place.model}`)
      const body = { key, moveId: `move-${this.name}-${number}`, ...deed }
      const times = random() < often.twice ? 2 : 1
      await Promise.all(Array.from({ length: times }, () => arcade.post('/api/move', body)))
      return
    }
    const roundId = `round-${this.name}-${number}`
    const sent: Sent = { model: place.model, request: { key, roundId, ...deed }, answer: unanswered }
    if (random() < often.tooMuch) return this.#sendTooMuch(sent, page)
    if (random() < often.late && isTimed(page.table.kind)) {
      const at = arcade.clock.now() + between(random, heldFor.least, heldFor.most)
      this.#held.push({ at, sent })
      return
    }
    this.#sent.push(sent)
    if (random() < often.twice) {
      arcade.note('sent twice at once')
      await Promise.all([this.#send(sent), this.#send(sent)])
    } else await this.#send(sent)
    if (sent.answer !== unanswered && sent.answer.state === 'settled') page.table = sent.answer.table
  }

  /** The page of a place as it is now. */
  async #look(place: BettingSpot): Promise<Page | undefined> {
    const arcade = this.#arcade
    const known = this.#pages.get(place)
    if (!known || this.random() < 0.005) {
      const launched = await launch(arcade.client, this.token, place)
      if ('code' in launched) {
        arcade.note(`launch: ${launched.code}`)
        return undefined
      }
      const text = await arcade.page(launched.address)
      if (text === unanswered) return undefined
      const data: PageData = JSON.parse(text.match(/id="page-data">([^<]*)</)?.[1] ?? '')
      const { key, bets, table, tickets } = data
      const page = { key, bets, table, tickets }
      this.#pages.set(place, page)
      return page
    }
    if (!isTimed(known.table.kind)) return known
    const looked = await arcade.post<TableAnswer>('/api/table', { key: known.key })
    if (looked === unanswered) return undefined
    known.table = looked.table
    known.tickets = looked.tickets
    return known
  }

  async #sendLate(sent: Sent): Promise<void> {
    this.#sent.push(sent)
    await this.#send(sent)
    const { answer } = sent
    if (answer !== unanswered && answer.state === 'refused') this.#arcade.note(`late: ${answer.code}`)
  }

  async #sendTooMuch({ request }: Sent, { bets }: Page): Promise<void> {
    const bet = (Number(bets.at(-1)) * 2).toFixed(2)
    const answer = await this.#arcade.post<RoundAnswer>('/api/round', { ...request, bet })
    if (answer === unanswered) return
    if (answer.state === 'refused') this.#arcade.note(answer.code)
    else this.contradictions.push(`${this.name}: a bet of ${bet} was ${answer.state}`)
  }

  async #send(sent: Sent): Promise<void> {
    const answer = await this.#arcade.post<RoundAnswer>('/api/round', sent.request)
    const { answer: before, model, request } = sent
    if (answer === unanswered) return
    const ended = before !== unanswered && (before.state === 'settled' || before.state === 'void')
    const said = JSON.stringify({ ...answer, balance: '', table: null })
    if (ended && said !== JSON.stringify({ ...before, balance: '', table: null }))
      this.contradictions.push(`${this.name}: ${model} ${request.roundId} became ${said}`)
    if (answer.state === 'refused' && before === unanswered) this.#arcade.note(answer.code)
    sent.answer = answer
  }
}
