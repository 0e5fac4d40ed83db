/** What part one amount is of another, in percent with one decimal. 100 of nothing, so that nothing seems lost. */
export function shareOf(part: string, whole: string): number {
  const all = Number(whole)
  return all > 0 ? Math.round((Number(part) / all) * 1000) / 10 : 100
}
