import type { useNav } from '#features/navigation/index.ts'

type Nav = NonNullable<ReturnType<typeof useNav>>
type Studio = Nav[number]['vendors'][number]

/** The gateway's own lottery is no studio. */
const hidden = 'TCG_SEA'

/** Every vendor of the navigation once, with the first of its lobbies. */
export function studiosOf(nav: readonly Pick<Nav[number], 'category' | 'vendors'>[]): readonly Studio[] {
  const seen = new Set([hidden])
  return nav
    .filter(({ category }) => category !== 'JILI')
    .flatMap(({ vendors }) => vendors)
    .filter(({ code }) => {
      const fresh = !seen.has(code)
      seen.add(code)
      return fresh
    })
}
