const known = /^(G-[A-Z0-9]{4,20}|UA-\d{4,10}-\d{1,4})$/

/** An analytics id as the gateway sends it; undefined for anything that isn't one, which then counts as none. */
export const analyticsIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' && known.test(value) ? value : undefined
