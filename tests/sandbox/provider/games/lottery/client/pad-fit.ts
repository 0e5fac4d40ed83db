/** How a pad of numbers fits its space. Every key keeps the size that a finger needs. */

const key = 44
const gap = 4
const widest = 10
/** Numbers per page of a pad that doesn't fit whole, largest first. */
const pageSizes = [40, 20, 10]

export interface PadFit {
  readonly perPage: number
  readonly columns: number
  readonly rows: number
}

/** How many of the numbers are on a page, and in how many columns: all, or as many as have room below the pages' row. */
export function fitPad(count: number, width: number, height: number): PadFit {
  const most = Math.max(1, Math.min(widest, Math.floor((width + gap) / (key + gap))))
  const laidOut = (perPage: number): PadFit => {
    const rows = Math.ceil(perPage / most)
    return { perPage, rows, columns: Math.ceil(perPage / rows) }
  }
  const hasRoom = ({ perPage, rows }: PadFit): boolean =>
    (rows + (perPage < count ? 1 : 0)) * (key + gap) - gap <= height
  const choices = [count, ...pageSizes.filter((size) => size < count)].map(laidOut)
  return choices.find(hasRoom) ?? laidOut(Math.min(count, 10))
}

/** The first and last number of each page. */
export const pagesOf = (
  first: number,
  count: number,
  perPage: number,
): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.ceil(count / perPage) }, (_, page) => [
    first + page * perPage,
    first + Math.min(count, (page + 1) * perPage) - 1,
  ])
