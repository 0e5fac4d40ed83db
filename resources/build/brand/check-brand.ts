import type { Brand } from '#shared/brand/brand.ts'
import { bootScript } from '../boot-script.ts'
import { contentSecurityPolicy } from '../csp.ts'
import { loadBrand } from './brand-folder.ts'
import { leftoversOf } from './leftovers.ts'
import { BrandError } from './read-brand.ts'

/** What there is to say of a brand before it is published. */
export type BrandReport = { isReady: boolean; lines: readonly string[] }

/** Checks a brand as a build for release does, and says everything that has to be done. */
export function checkBrand(name: string): BrandReport {
  let brand: Brand
  try {
    brand = loadBrand(name)
  } catch (error) {
    if (error instanceof BrandError) return { isReady: false, lines: error.message.split('\n') }
    throw error
  }
  const leftovers = leftoversOf(brand)
  const allowed = ['', 'The build will allow:', ...allowedHosts(brand)]
  if (leftovers.length === 0) return { isReady: true, lines: [`${name} is ready to publish.`, ...allowed] }
  const count = leftovers.length === 1 ? 'one thing is' : `${leftovers.length} things are`
  const sample =
    brand.sample === undefined ? [] : ['It is a sample, so it is built for demonstrations all the same.']
  return {
    isReady: false,
    lines: [
      `${name} is not ready to be published: ${count} left to do.`,
      ...leftovers.map((leftover) => `  ${leftover}`),
      ...sample,
      ...allowed,
    ],
  }
}

/** What a directive of the Content Security Policy is about, in words. */
const subjects: Readonly<Record<string, string>> = {
  'connect-src': 'calls',
  'img-src': 'pictures',
  'frame-src': 'frames',
  'script-src': 'scripts',
}

/** The hosts that the web build's policy lets in besides the site itself. */
function allowedHosts(brand: Brand): string[] {
  const policy = contentSecurityPolicy(brand, bootScript(brand), { web: true })
  const rows = policy.split('; ').flatMap((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    const hosts = sources.filter((source) => /^https?:/.test(source))
    const subject = subjects[name]
    return subject === undefined ? [] : [{ subject, hosts }]
  })
  return rows.map(
    ({ subject, hosts }) => `  ${subject.padEnd(9)} ${['the site itself', ...hosts].join(', ')}`,
  )
}
