/**
 * Who sits in the card rooms: players of the sandbox, by the clock. The list of rooms and the games read it, so that
 * a room has the same players inside as in the list.
 */
import { hash } from '../art/random.ts'
import type { ModelId } from './game-models.ts'

export type CardModel = Extract<ModelId, 'pusoy-dos' | 'tongits' | 'lucky-nine'>

/** Seats at a table of each card game, the player's own included. */
export const cardSeats = { 'pusoy-dos': 4, tongits: 3, 'lucky-nine': 5 } satisfies Record<CardModel, number>

/** What people call the games, in every language. */
export const cardNames: Readonly<Record<CardModel, string>> = {
  'pusoy-dos': 'Pusoy Dos',
  tongits: 'Tongits',
  'lucky-nine': 'Lucky 9',
}

/** Whether a model is a card game with seats. */
export const isCardModel = (model: string): model is CardModel => Object.hasOwn(cardSeats, model)

export interface SeatedPlayer {
  /** Masked, such as "ju***n". */
  readonly name: string
  /** A number that stands for a picture, below {@link avatarCount}. */
  readonly avatar: number
  /** Whether this player sits here now. If not, the seat is free and this player is the next to take it. */
  readonly here: boolean
}

/** Pictures of players. */
export const avatarCount = 48

/** How long a player stays, and how often one gets up for a while, in ms. */
const stay = 8 * 60_000
const pace = 2 * 60_000
/** Share of the time that a seat is taken, in percent. */
const taken = 64

/** Eight for each chair, so that nobody sits twice at a table. */
const people = (
  'juan,maricel,dodong,aileen,rodel,carmela,nonoy,jocelyn,emman,liezel,arnel,rowena,jepoy,mylene,' +
  'gerald,daisy,ruben,analyn,kiko,sheryl,dencio,vangie,marlon,cherry,isko,glenda,allan,rhea,' +
  'berting,lorna,jun,tess,paeng,nenita,ariel,joan,caloy,mercy,edwin,ivy,boyet,karen,rico,luz,' +
  'temyong,grace,jhun,mavic'
).split(',')
const perChair = 8

const masked = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`

/** The player of a chair. Each chair's time is shifted, so that not all change at once. */
function playerOn(table: string, chair: number, now: number): SeatedPlayer {
  const time = now + (hash(`${table}|${chair}`) % stay)
  const person = hash(`${table}|${chair}|${Math.floor(time / stay)}`)
  const place = (chair - 1) * perChair + (person % perChair)
  const mood = hash(`${table}|${chair}|${Math.floor(time / pace)}|here`)
  return {
    name: masked(people[place % people.length] ?? ''),
    avatar: place % avatarCount,
    here: mood % 100 < taken,
  }
}

/** The other players at a table, without the seat that a visitor gets. @param table the id of the room or the game */
export const playersAt = (table: string, seats: number, now: number): SeatedPlayer[] =>
  Array.from({ length: seats - 1 }, (_, index) => playerOn(table, index + 1, now))

/** How many seats of a room are taken. The last one is only taken when all others are. */
export function takenSeats(room: string, seats: number, now: number): number {
  const others = playersAt(room, seats, now).filter(({ here }) => here).length
  const last = hash(`${room}|${Math.floor(now / pace)}|last`) % 2
  return others === seats - 1 ? others + last : others
}
