const name = 'details'
const named = /^(\w{1,40})\.(\w{1,40})$/

/** A game as named in a link. */
export type DetailsTarget = { vassalage: string; nodeId: string }

/** Parses the `details` parameter. Returns undefined if it is malformed. */
export function namedDetails(text: string): DetailsTarget | undefined {
  const [, vassalage, nodeId] = named.exec(text) ?? []
  return vassalage && nodeId ? { vassalage, nodeId } : undefined
}

/** A shareable link to a game's details. @param origin the site's public origin. */
export const detailsLink = (origin: string, { vassalage, nodeId }: DetailsTarget): string =>
  `${origin}/games?${new URLSearchParams({ [name]: `${vassalage}.${nodeId}` })}`

export function withoutDetails(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(name)
  return next
}
