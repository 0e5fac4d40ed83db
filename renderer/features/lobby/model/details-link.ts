const name = 'details'
const named = /^(\w{1,40})\.(\w{1,40})$/

/** A game as a link names it. */
export type DetailsTarget = { vassalage: string; nodeId: string }

/** Reads the address's word for a game; undefined where it isn't one. */
export function namedDetails(text: string): DetailsTarget | undefined {
  const [, vassalage, nodeId] = named.exec(text) ?? []
  return vassalage && nodeId ? { vassalage, nodeId } : undefined
}

/** The address of a game's details, to be given to somebody. @param origin the site's public one. */
export const detailsLink = (origin: string, { vassalage, nodeId }: DetailsTarget): string =>
  `${origin}/games?${new URLSearchParams({ [name]: `${vassalage}.${nodeId}` })}`

export function withoutDetails(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(name)
  return next
}
