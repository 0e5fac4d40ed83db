/** Tickets that were placed, as the page reads them. Pure. */
import type { Ticket } from '../../../protocol.ts'
import type { LotteryOffer } from '../lottery-table.ts'
import { type Line, numbersIn, ticketIn } from './lines.ts'

export interface Played {
  readonly ticket: Ticket
  readonly issue: string
  /** When its draw is. */
  readonly drawsAt: number
  readonly lines: readonly Line[]
  /** The numbers of its draw, once it has been decided by them. */
  readonly drawn: readonly number[] | undefined
  /** Which of how many draws it was placed for, if they are several. */
  readonly series: readonly [number: number, all: number] | undefined
  /** The stake of a line. */
  readonly stake: number
}

/** The round id of one of several tickets that are placed together. */
export const seriesId = (id: string, number: number, all: number): string =>
  all === 1 ? id : `${id}-${number}of${all}`

/** Reads a ticket. Undefined if it is of a kind that is no longer offered. */
export function playedOf({ plays }: LotteryOffer, ticket: Ticket): Played | undefined {
  const read = ticketIn(plays, ticket.choice)
  if (!read) return undefined
  const [, number, all] = ticket.roundId.match(/-(\d+)of(\d+)$/) ?? []
  return {
    ...read,
    ticket,
    drawsAt: ticket.settlesAt ?? 0,
    drawn: ticket.detail === undefined ? undefined : numbersIn(ticket.detail),
    series: number && all ? [Number(number), Number(all)] : undefined,
    stake: Number(ticket.bet) / read.lines.length,
  }
}

/** The tickets that were waiting and are now decided, of the latest draw among them. */
export function justDrawn(before: readonly Ticket[], after: readonly Ticket[]): readonly Ticket[] {
  const waited = new Set(before.filter(({ state }) => state === 'waiting').map(({ roundId }) => roundId))
  const decided = after.filter(({ roundId, state }) => state === 'settled' && waited.has(roundId))
  const latest = Math.max(...decided.map(({ settlesAt }) => settlesAt ?? 0))
  return decided.filter(({ settlesAt }) => settlesAt === latest)
}

/** The sum of what tickets won, as an amount. */
export const wonBy = (tickets: readonly Ticket[]): string =>
  tickets.reduce((sum, { win }) => sum + Number(win), 0).toFixed(2)
