import type { useNav } from '#features/navigation/index.ts'

type Nav = NonNullable<ReturnType<typeof useNav>>
type Studio = Nav[number]['vendors'][number]

/** Vendor code of the gateway's own lottery, which isn't a studio. */
const hidden = 'TCG_SEA'

/** Every vendor of the navigation once, as listed in the first lobby that has it. */
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
