/** Which part of a list a call asked for; `pageNo` is 1-based. */
export type AskedPage = { readonly pageNo: number; readonly pageSize: number }

type Fields = Readonly<Record<string, unknown>>

/** A picture that fails at once and without a request, so that the screen draws its own. */
const noPicture = (): string => 'data:,'
/** A vendor’s code, for its name. */
const vendorCode = ({ vassalage }: Fields): unknown => vassalage

/**
 * What a screen shows in place of a required field, by the field's name and from the other fields of its object. Only
 * what is true without the gateway is here: never an amount, a state or a time.
 */
const standIns: Readonly<Record<string, (object: Fields) => unknown>> = {
  icon: noPicture,
  iconUrl: noPicture,
  smallIcon: noPicture,
  displayName: vendorCode,
  vendorName: vendorCode,
}

/** What stands in for a field of an object; undefined where nothing does. */
export const standInFor = (name: string, object: Fields): unknown =>
  Object.hasOwn(standIns, name) ? standIns[name]?.(object) : undefined

/** How many items a list has, and how many pages. */
type Counts = { total: number; totalPages: number }

/**
 * Counts a page of a list whose gateway doesn't. What is known is kept. A page as long as was asked for may not be the
 * last one, so another follows it; `total` is then what has been seen so far. A longer one is the whole list: that gateway
 * has no pages.
 * @param length how many items came.
 * @param asked undefined if it isn't known, or the list has no pages.
 */
export function countPage(
  length: number,
  asked: AskedPage | undefined,
  known: { [Name in keyof Counts]?: number | undefined },
): Counts {
  const { pageNo, pageSize } = asked ?? { pageNo: 1, pageSize: Math.max(length, 1) }
  const seen = (pageNo - 1) * pageSize + length
  const total = known.total ?? seen
  const mayGoOn = known.total === undefined && asked !== undefined && length === pageSize
  const counted = mayGoOn ? pageNo + 1 : Math.ceil(total / pageSize)
  return { total, totalPages: known.totalPages ?? counted }
}
