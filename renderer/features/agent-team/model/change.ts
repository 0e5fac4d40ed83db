/** The change between two figures in percent, rounded to one decimal; undefined if there was nothing before. */
export function changePercent(before: string, now: string): number | undefined {
  const [from, to] = [Number(before), Number(now)]
  return from > 0 ? Math.round((to / from - 1) * 1000) / 10 : undefined
}
