/**
 * Money as exact decimals. An amount travels and is kept as a decimal string ("1234.50"), is added up in
 * integer minor units (bigint), and becomes a number only where nothing is computed from it any more.
 */
const decimal = /^([+-]?)(\d{1,15})(?:\.(\d{1,8}))?$/

/** Digits kept behind the point inside a sum; wire amounts never have more. */
const scale = 8
const unit = 10n ** BigInt(scale)

/** An exact decimal in canonical form: no plus sign, no leading zeros, at least two decimals ("-0.5" → "-0.50"). */
export type Amount = string & { readonly __amount: unique symbol }

function toUnits(amount: string): bigint | undefined {
  const parts = decimal.exec(amount)
  if (!parts) return undefined
  const [, sign, whole = '0', fraction = ''] = parts
  const units = BigInt(whole) * unit + BigInt(fraction.padEnd(scale, '0'))
  return sign === '-' ? -units : units
}

function fromUnits(units: bigint): Amount {
  const magnitude = units < 0n ? -units : units
  const fraction = (magnitude % unit).toString().padStart(scale, '0').replace(/0+$/, '').padEnd(2, '0')
  return asAmount(`${units < 0n ? '-' : ''}${magnitude / unit}.${fraction}`)
}

/** The one place where a string becomes an Amount; its form was just made. */
function asAmount(canonical: string): Amount
function asAmount(canonical: string): string {
  return canonical
}

/**
 * Reads a wire amount, a decimal string or a JSON number; undefined for anything else (NaN, exponent, text).
 * A number is read through its shortest decimal form, so 0.1 is one tenth exactly.
 */
export function parseAmount(value: string | number): Amount | undefined {
  const text = typeof value === 'number' ? plainDecimal(value) : value.trim()
  const units = toUnits(text)
  return units === undefined ? undefined : fromUnits(units)
}

function plainDecimal(value: number): string {
  const shortest = String(value)
  return /e/i.test(shortest) && Number.isFinite(value) ? value.toFixed(scale) : shortest
}

/** The sum of exact amounts; "0.00" for none. */
export function addAmounts(...amounts: Amount[]): Amount {
  return fromUnits(amounts.reduce((sum, amount) => sum + (toUnits(amount) ?? 0n), 0n))
}

/** a − b, exactly. */
export function subtractAmounts(a: Amount, b: Amount): Amount {
  return fromUnits((toUnits(a) ?? 0n) - (toUnits(b) ?? 0n))
}

/** Negative, zero or positive as a is below, equal to or above b. */
export function compareAmounts(a: Amount, b: Amount): number {
  const difference = (toUnits(a) ?? 0n) - (toUnits(b) ?? 0n)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Whole minor units (centavos) of an amount, cut after two decimals; what ledgers count in. */
export function toMinor(amount: Amount): bigint {
  return (toUnits(amount) ?? 0n) / 10n ** BigInt(scale - 2)
}

/** The amount of so many minor units (centavos): 123450 → "1234.50". */
export function fromMinor(minor: bigint | number): Amount {
  return fromUnits(BigInt(minor) * 10n ** BigInt(scale - 2))
}
