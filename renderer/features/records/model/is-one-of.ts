/** The value if it is one of those allowed. */
export const isOneOf = <Value extends string>(
  values: readonly Value[],
  value: string | undefined,
): Value | undefined => values.find((other) => other === value)
