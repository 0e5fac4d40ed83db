import { withoutDoubles } from '#shared/contract/endpoint.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import * as constants from '#shared/domain/constants.ts'

/** Most pages that are read in a row without filling one of those shown. Then the player decides. */
const mostInARow = 20

/**
 * Whether to read on after the pages of a list of which only some games are shown: until those fill another page.
 * @param pages the games to show of each page read.
 */
export function shouldReadOn(pages: readonly (readonly Game[])[]): boolean {
  const fullAfter = (read: number) =>
    Math.floor(withoutDoubles(pages.slice(0, read).flat(), 'nodeId').length / constants.pageSize)
  const full = fullAfter(pages.length)
  let inARow = 0
  while (inARow < pages.length && fullAfter(pages.length - inARow - 1) === full) inARow += 1
  return inARow % mostInARow !== 0
}
