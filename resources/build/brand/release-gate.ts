import type { Brand } from '#shared/brand/brand.ts'
import { leftoversOf } from './leftovers.ts'
import { BrandError } from './read-brand.ts'

let announced = ''

/**
 * Stops the build of a brand that isn't ready to be published. Samples, and every brand where PALARO_DEMO=1 is set, are
 * built for demonstrations; the console says so of a brand that isn't a sample.
 * @throws BrandError that names each leftover.
 */
export function requireReady(
  brand: Brand,
  env: Readonly<Record<string, string | undefined>> = process.env,
): void {
  if (brand.sample !== undefined) return
  const leftovers = leftoversOf(brand)
  if (leftovers.length === 0) return
  if (env.PALARO_DEMO !== '1')
    throw new BrandError(`The brand ${brand.name} is not ready to be published:`, [
      ...leftovers,
      'To build it for a demonstration anyway, set PALARO_DEMO=1.',
    ])
  // One build has several parts, each of which asks.
  if (announced === brand.name) return
  announced = brand.name
  console.warn(
    `PALARO_DEMO=1: ${brand.name} is built for a demonstration, with what must not be published:\n${leftovers.map((one) => `  ${one}`).join('\n')}`,
  )
}
