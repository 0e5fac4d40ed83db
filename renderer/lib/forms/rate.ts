import { readFigures } from '#shared/domain/typed-text.ts'

type Bounds = { lowest: string; highest: string }

const form = /^\d{1,2}(\.\d{1,2})?$/
const bareRate = (typed: string): string => readFigures(typed).replace(/ ?%$/, '')
/** In hundredths of a percent, so that it is exact. */
const hundredths = (rate: string): number => Math.round(Number(bareRate(rate)) * 100)

/** Why a typed rate can't be set: it is no percentage with at most two decimals, or outside the bounds. */
export function checkRate(typed: string, { lowest, highest }: Bounds): 'invalid' | 'outside' | undefined {
  if (!form.test(bareRate(typed))) return 'invalid'
  return hundredths(typed) < hundredths(lowest) || hundredths(typed) > hundredths(highest)
    ? 'outside'
    : undefined
}

/** The rate without needless zeros: "1.10" → "1.1". */
export const plainRate = (typed: string): string => String(hundredths(typed) / 100)

/** What the upline keeps: its own rate minus the downline's, never below zero. */
export const keptRate = (own: string, rate: string): string =>
  String(Math.max(0, hundredths(own) - hundredths(rate)) / 100)
