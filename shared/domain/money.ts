/**
 * Money as exact decimals. An amount is sent and stored as a decimal string ("1234.50"), added in integer units
 * (bigint), and converted to a number only where nothing is calculated from it any more.
 */
const decimal = /^([+-]?)(\d{1,15})(?:\.(\d{1,8}))?$/

/** Decimal places kept in calculations; amounts from the gateway never have more. */
const scale = 8
const unit = 10n ** BigInt(scale)

/**
 * An exact decimal in canonical form: no plus sign, no leading zeros, at least two decimal places ("-0.5" → "-0.50").
 */
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

/** The only place that casts a string to Amount. The string was just formatted. */
function asAmount(canonical: string): Amount
function asAmount(canonical: string): string {
  return canonical
}

/**
 * Parses a decimal string or a JSON number; undefined for anything else (NaN, an exponent in a string, text). A
 * number is read through its shortest decimal form, so 0.1 is exactly one tenth.
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

/** Whether an amount, or a text with one, is nothing: it has no digit but zeros. */
export const isZero = (amount: string): boolean => !/[1-9]/.test(amount)

/** Returns the sum of exact amounts; "0.00" for none. */
export function addAmounts(...amounts: Amount[]): Amount {
  return fromUnits(amounts.reduce((sum, amount) => sum + (toUnits(amount) ?? 0n), 0n))
}

/** a − b, exactly. */
export function subtractAmounts(a: Amount, b: Amount): Amount {
  return fromUnits((toUnits(a) ?? 0n) - (toUnits(b) ?? 0n))
}

/** Returns −1, 0 or 1, as a is less than, equal to or greater than b. */
export function compareAmounts(a: Amount, b: Amount): number {
  const difference = (toUnits(a) ?? 0n) - (toUnits(b) ?? 0n)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Whole minor units (centavos) of an amount, truncated after two decimal places, as ledgers count. */
export function toMinor(amount: Amount): bigint {
  return (toUnits(amount) ?? 0n) / 10n ** BigInt(scale - 2)
}

/** Converts minor units (centavos) to an amount: 123450 → "1234.50". */
export function fromMinor(minor: bigint | number): Amount {
  return fromUnits(BigInt(minor) * 10n ** BigInt(scale - 2))
}
