import { isQuickExpression } from './expression-cost.ts'

/**
 * The accepted patterns of registration fields, with the gateway's ids 0–18, and the check of a value against the
 * gateway's rule. A rule that makes no sense falls back to required-only, so that no player is locked out of a form.
 */
const letters = 'A-Za-z'
const han = '\\p{Script=Han}'
const hangul = '\\p{Script=Hangul}'
const thai = '\\p{Script=Thai}'
const symbols = '!-/:-@\\[-`{-~'

const pattern = (source: string) => new RegExp(`^(?:${source})$`, 'u')

const isDate = (text: string): boolean => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const american = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : american
      ? [american[3], american[1], american[2]]
      : []
  if (!year || !month || !day) return false
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
}

type Check = (text: string) => boolean
const matches = (source: string): Check => {
  const expression = pattern(source)
  return (text) => expression.test(text)
}

/** Checks by pattern id; the index is the gateway's id, in the order of the specification's list. */
const checks = [
  /* 0 any characters */ () => true,
  /* 1 letter first, then letters or digits */ matches(`[${letters}][${letters}\\d]*`),
  /* 2 Chinese characters and digits */ matches(`[${han}\\d]+`),
  /* 3 email */ matches('[^\\s@]{1,64}@[^\\s@.]+(?:\\.[^\\s@.]+)+'),
  /* 4 alphanumeric without specials */ matches(`[${letters}\\d]+`),
  /* 5 letters and digits combined */ matches(`(?=.*[${letters}])(?=.*\\d)[${letters}\\d]+`),
  /* 6 digits only */ matches('\\d+'),
  /* 7 alphanumeric with at least one uppercase */ matches(`(?=.*[A-Z])[${letters}\\d]+`),
  /* 8 English letters and spaces */ matches(`[${letters} ]+`),
  /* 9 no spaces */ matches('\\S+'),
  /* 10 Chinese characters and punctuation */ matches(`[${han}\\p{P}]+`),
  /* 11 letters and one space */ matches(`[${letters}]+(?: [${letters}]+)?`),
  /* 12 date yyyy-MM-dd or MM-dd-yyyy */ isDate,
  /* 13 Korean only */ matches(`${hangul}+`),
  /* 14 Thai only */ matches(`${thai}+`),
  /* 15 Thai or English with spaces */ matches(`[${thai}${letters} ]+`),
  /* 16 uppercase and spaces */ matches('[A-Z ]+'),
  /* 17 letters, digits and symbols */ matches(`[${letters}\\d${symbols}]+`),
  /* 18 an uppercase, a lowercase, a digit and a symbol */
  matches(`(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[${symbols}])[${letters}\\d${symbols}]+`),
] as const satisfies readonly Check[]

/** The ids 0–18 that a rule may use. */
export const patternIds: readonly number[] = checks.map((_, id) => id)

/** A field's rule from the gateway. Lengths are in code points. */
export type FieldRule = {
  enabled: boolean
  required: boolean
  minLength?: number | undefined
  maxLength?: number | undefined
  /** The gateway's own regular expression, or "*" for anything. */
  acceptedPattern?: string | undefined
  patternId?: number | undefined
}

/** What is wrong with a value. `pattern` has what the message `reg_pattern_{id}` needs. */
export type RuleFault =
  | { kind: 'required' }
  | { kind: 'length'; min: number; max: number }
  | { kind: 'pattern'; patternId: number | undefined; min: number; max: number }

/** A mistake in a rule, to be logged and never shown. */
export type RuleFlaw = 'unknownPattern' | 'minAboveMax' | 'invalidExpression' | 'harmfulExpression'

/** A rule as it is applied: minimum and maximum length, and the check of the text. */
type UsableRule = { min: number; max: number; check: Check; flaws: readonly RuleFlaw[] }

const defaultMax = 255
/** Maximum length of a text that a regular expression from the gateway is run on. */
const longestChecked = 10_000
const anything: Check = () => true

/** Makes a rule usable, and lists what is wrong with it. A rule with a flaw only requires some text. */
export function readRule(rule: FieldRule): UsableRule {
  const min = Math.max(1, rule.minLength ?? 1)
  const max = rule.maxLength ?? defaultMax
  const check = checkOf(rule, max)
  const flaws = [
    ...(min > max || (rule.minLength ?? 0) < 0 ? (['minAboveMax'] as const) : []),
    ...(typeof check === 'string' ? [check] : []),
  ]
  if (typeof check === 'string' || flaws.length > 0)
    return { min: 1, max: defaultMax, check: anything, flaws }
  return { min, max, check, flaws }
}

/** Returns the check of a rule, or the rule's flaw. An id takes precedence over the gateway's own expression. */
function checkOf({ acceptedPattern, patternId }: FieldRule, max: number): Check | RuleFlaw {
  if (acceptedPattern === '*') return anything
  if (patternId !== undefined) return checks[patternId] ?? 'unknownPattern'
  if (!acceptedPattern) return anything
  try {
    const check = matches(acceptedPattern)
    const longest = Math.min(max, longestChecked)
    if (!isQuickExpression(acceptedPattern, longest)) return 'harmfulExpression'
    // The expression is only known to be quick up to this length. A longer text is refused: for its length where
    // the rule limits it, otherwise here.
    return (text) => ([...text].length > longest ? longest === max : check(text))
  } catch {
    return 'invalidExpression'
  }
}

/** Checks a trimmed value; undefined when it is valid. An empty optional value is always valid. */
export function checkField(value: string, rule: FieldRule): RuleFault | undefined {
  if (value === '') return rule.required ? { kind: 'required' } : undefined
  const { min, max, check } = readRule(rule)
  const length = [...value].length
  const fits = length >= min && length <= max
  if (!check(value)) return { kind: 'pattern', patternId: rule.patternId, min, max }
  return fits ? undefined : { kind: 'length', min, max }
}

/** Fills in "(min)" and "(max)" in a message, and collapses "6 - 6" to "6" (specification, section 5). */
export function fillLimits(message: string, min: number, max: number): string {
  const filled = message.replaceAll('(min)', String(min)).replaceAll('(max)', String(max))
  return min === max ? filled.replace(new RegExp(`${min}\\s*[-–]\\s*${max}`, 'g'), String(min)) : filled
}
