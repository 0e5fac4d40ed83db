import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'

/** Nobody has more, and a list that was tampered with shouldn't cost more. */
const most = 100
const longestCode = 80

const kept = (username: string) => stored('local', `lotteryFavourites:${username}`, z.array(z.string()))

/** Only what can be a game's code, each once. */
export const cleaned = (codes: readonly string[]): string[] =>
  [...new Set(codes)].filter((code) => code !== '' && code.length <= longestCode).slice(0, most)

/** The codes of the lottery games that a player keeps in this browser, latest first. */
export const readFavourites = (username: string): string[] => cleaned(kept(username).read() ?? [])

/** Adds a game to a player's favourites, or takes it out; gives the list as it is then. */
export function flipFavourite(username: string, gameCode: string): string[] {
  const codes = readFavourites(username)
  const next = codes.includes(gameCode)
    ? codes.filter((code) => code !== gameCode)
    : cleaned([gameCode, ...codes])
  kept(username).write(next)
  return next
}
