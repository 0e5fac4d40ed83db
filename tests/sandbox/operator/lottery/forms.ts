/** How a lottery draws: `count` digits, or `count` different balls out of `pool`. */
export type LotteryForm =
  | { readonly kind: 'digits'; readonly count: number }
  | { readonly kind: 'balls'; readonly count: number; readonly pool: number }

const minute = 60_000

/** The forms by model. */
const forms: Readonly<Partial<Record<string, LotteryForm>>> = {
  'lottery-3d': { kind: 'digits', count: 3 },
  'lottery-4d': { kind: 'digits', count: 4 },
  'lottery-645': { kind: 'balls', count: 6, pool: 45 },
  'lottery-649': { kind: 'balls', count: 6, pool: 49 },
  keno: { kind: 'balls', count: 20, pool: 80 },
}

/** The models that are lotteries. */
export const lotteryModels: readonly string[] = Object.keys(forms)

/**
 * A game's form, which its model decides and not its name.
 * @throws RangeError for a model that is no lottery, which would be a mistake in the catalogue
 */
export function formOf(model: string): LotteryForm {
  const form = forms[model]
  if (!form) throw new RangeError(`${model} is no lottery`)
  return form
}

/** Time between two draws, in ms. Games with larger prizes draw less often. */
export function periodOf(form: LotteryForm): number {
  if (form.kind === 'balls') return form.pool === 80 ? minute : 5 * minute
  return form.count === 4 ? 3 * minute : minute
}
