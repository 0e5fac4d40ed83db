const known = /^(G-[A-Z0-9]{4,20}|UA-\d{4,10}-\d{1,4})$/

/** The analytics id that the gateway sent; undefined for anything that isn't one. Analytics is then off. */
export const analyticsIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' && known.test(value) ? value : undefined
