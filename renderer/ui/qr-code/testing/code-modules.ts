import { encode } from 'uqr'

/** The dark modules of a drawn code, as "x,y". */
export function darkModules(code: Element): Set<string> {
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  return new Set([...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x},${y}`))
}

/** The dark modules of the code that says a text. */
export function modulesOf(text: string): Set<string> {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  return new Set(data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : []))))
}
