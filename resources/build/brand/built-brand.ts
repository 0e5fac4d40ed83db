import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** File of a build that says which brand it is of. */
export const stampFile = 'build.json'

/** The builds by the script that makes each, with the folder of their site, relative to the project's root. */
export const builds = {
  'build:web': { folder: 'dist/web' },
  'build:desktop': { folder: 'out/renderer' },
} as const

/** The npm script that makes a build. */
export type BuildScript = keyof typeof builds

/** What a build's stamp says. */
export const stampOf = (brand: string): string => `${JSON.stringify({ brand })}\n`

/**
 * The brand that a build is of; undefined where there is no build, or none with a stamp.
 * @param folder the folder of its site.
 */
export function builtBrand(folder: string): string | undefined {
  let stamp: unknown
  try {
    stamp = JSON.parse(readFileSync(resolve(folder, stampFile), 'utf8'))
  } catch {
    return undefined
  }
  const brand = typeof stamp === 'object' && stamp !== null && 'brand' in stamp ? stamp.brand : undefined
  return typeof brand === 'string' ? brand : undefined
}

/**
 * Makes sure that a build is there and of the right brand.
 * @param brand the one wanted: the sandbox's, which tests and measures are written for, unless another is named.
 * @throws Error whose message is one line that says what to run.
 */
export function requireBuild(
  script: BuildScript,
  { brand = 'palaro', folder = builds[script].folder }: { brand?: string; folder?: string } = {},
): void {
  const built = builtBrand(folder)
  if (built === brand) return
  const run = brand === 'palaro' ? `npm run ${script}` : `PALARO_BRAND=${brand} npm run ${script}`
  const error = new Error(
    built === undefined
      ? `There is no build in ${folder}. Run: ${run}`
      : `The build in ${folder} is of the brand ${built}, but ${brand} is needed. Run: ${run}`,
  )
  // The line says everything.
  error.stack = error.message
  throw error
}
