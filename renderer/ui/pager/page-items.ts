/** As many consecutive numbers as fit beside the arrows on a phone. */
const shownAround = 3

/** An item of a pager: a page number, counted from zero, or a gap. */
export type PageItem = number | 'gapBefore' | 'gapAfter'

/** The first page, the last, and those around the current one. All pages if there are seven or fewer. */
export function pageItems(page: number, count: number): readonly PageItem[] {
  const most = shownAround + 4
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  const first = Math.max(1, Math.min(page - 1, count - 1 - shownAround))
  const around = Array.from({ length: shownAround }, (_, index) => first + index)
  const before: PageItem[] = first > 1 ? [0, 'gapBefore'] : [0]
  const after: PageItem[] = first + shownAround < count - 1 ? ['gapAfter', count - 1] : [count - 1]
  return [...before, ...around, ...after]
}
