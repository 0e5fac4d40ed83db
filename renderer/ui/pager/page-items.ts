/** As many numbers in a row as a phone has room for beside the arrows. */
const shownAround = 3

/** What a pager shows in its order: numbers of pages, counted from zero, and gaps between them. */
export type PageItem = number | 'gapBefore' | 'gapAfter'

/** The first page, the last, and those around this one; none is left out where there are seven or fewer. */
export function pageItems(page: number, count: number): readonly PageItem[] {
  const most = shownAround + 4
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  const first = Math.max(1, Math.min(page - 1, count - 1 - shownAround))
  const around = Array.from({ length: shownAround }, (_, index) => first + index)
  const before: PageItem[] = first > 1 ? [0, 'gapBefore'] : [0]
  const after: PageItem[] = first + shownAround < count - 1 ? ['gapAfter', count - 1] : [count - 1]
  return [...before, ...around, ...after]
}
