/** A game as this gateway shows it to nobody in particular. */
export type Game = {
  ref: number
  title: string
  studio: { id: string; name: string }
  kind: string
  start: string
  art: string
  stake: { least: string; most: string }
  free: boolean
}

const studios: readonly Game['studio'][] = [
  { id: 'LMT', name: 'Lumot' },
  { id: 'BGT', name: 'Baguio Reels' },
]

const titles: readonly (readonly [kind: string, ...titles: string[]])[] = [
  ['RNG', 'Tarsier Gold', 'Rice Terraces', 'Jeepney Jackpot', 'Halo-Halo Spins', 'Mayon Fire', 'Pearl Diver'],
  ['FISH', 'Reef Hunter', 'Coral Cannon'],
]

/** All games. Each kind has its studio. */
export const games: readonly Game[] = titles.flatMap(([kind, ...names], at) => {
  const studio = studios[at]
  if (!studio) throw new Error(`${kind} has no studio`)
  return names.map((title, number) => {
    const ref = 100 * (at + 1) + number
    const art = `/games/${ref}.svg`
    return {
      ref,
      title,
      studio,
      kind,
      start: `${studio.id}-${ref}`,
      art,
      stake: { least: '0.20', most: '400.00' },
      free: false,
    }
  })
})

/** The kinds of games with their games, in the order of the navigation. */
export const kinds: readonly { kind: string; games: readonly Game[] }[] = titles.map(([kind]) => ({
  kind,
  games: games.filter((game) => game.kind === kind),
}))
