/** A count: "1,284". */
export const formatCount = (count: number, tag: string): string => new Intl.NumberFormat(tag).format(count)
