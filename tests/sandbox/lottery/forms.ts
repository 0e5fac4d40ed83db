/** How a lottery draws: `count` digits, or `count` different balls out of `pool`. */
export type LotteryForm =
  | { readonly kind: 'digits'; readonly count: number }
  | { readonly kind: 'balls'; readonly count: number; readonly pool: number }

const minute = 60_000

/** Derives a game's form from its name. Three digits by default. */
export function formOf(name: string): LotteryForm {
  if (/keno/i.test(name)) return { kind: 'balls', count: 20, pool: 80 }
  const drum = name.match(/\b(\d)\/(\d\d)\b/)
  if (drum) return { kind: 'balls', count: Number(drum[1]), pool: Number(drum[2]) }
  return { kind: 'digits', count: /4D/i.test(name) || /gold draw/i.test(name) ? 4 : 3 }
}

/** Time between two draws, in ms. Games with larger prizes draw less often. */
export function periodOf(form: LotteryForm): number {
  if (form.kind === 'balls') return form.pool === 80 ? minute : 5 * minute
  return form.count === 4 ? 3 * minute : minute
}
