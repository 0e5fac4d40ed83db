import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'

/** Limits, so that a stored list that was tampered with can't cause harm. */
const most = 100
const longestCode = 80

const kept = (username: string) => stored('local', `lotteryFavourites:${username}`, z.array(z.string()))

/** Drops duplicates and what can't be a game code. */
export const cleaned = (codes: readonly string[]): string[] =>
  [...new Set(codes)].filter((code) => code !== '' && code.length <= longestCode).slice(0, most)

/** The codes of the lottery games that a player marked in this browser, latest first. */
export const readFavourites = (username: string): string[] => cleaned(kept(username).read() ?? [])

/** Adds or removes a favourite. Returns the new list. */
export function flipFavourite(username: string, gameCode: string): string[] {
  const codes = readFavourites(username)
  const next = codes.includes(gameCode)
    ? codes.filter((code) => code !== gameCode)
    : cleaned([gameCode, ...codes])
  kept(username).write(next)
  return next
}
