import * as constants from '#shared/domain/constants.ts'

/** The page of titles that a notice is on. Both count from zero. */
export const pageOfNotice = (index: number): number => Math.floor(index / constants.noticesPerPage)

/** How many pages that many notices fill. */
export const pageCount = (notices: number): number => Math.ceil(notices / constants.noticesPerPage)

/** The notices on a page, each with its index in the whole list. */
export function noticesOnPage<Notice>(
  notices: readonly Notice[],
  page: number,
): readonly { notice: Notice; index: number }[] {
  const first = page * constants.noticesPerPage
  return notices
    .slice(first, first + constants.noticesPerPage)
    .map((notice, place) => ({ notice, index: first + place }))
}
