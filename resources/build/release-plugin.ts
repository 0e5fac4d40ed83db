import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Returns the commit that is built, from the build environment or from git; "" when unknown. */
function commit(): string {
  const given = process.env.PALARO_COMMIT ?? process.env.GITHUB_SHA ?? process.env.CI_COMMIT_SHA
  if (given) return given.slice(0, 8)
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** Returns the version and commit that are built. */
function builtVersion() {
  // Not validated, because it is the project's own file.
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  return { version, commit: commit() }
}

/** Returns the name of this build, such as "1.2.0+0a1b2c3d". */
export const releaseName = (): string => Object.values(builtVersion()).filter(Boolean).join('+')

/**
 * Writes the name of the build into the page, for the log. It isn't in a script, because that script would get
 * another name with every commit, and would have to be downloaded again.
 */
export function releasePlugin(): Plugin {
  return {
    name: 'release',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'release', content: releaseName() }, injectTo: 'head' },
    ],
  }
}

/**
 * Writes `health.json`, which says which build a server has, for load balancers and for people. It has no build time,
 * because the same sources must give the same files.
 */
export function healthPlugin(brand: string): Plugin {
  return {
    name: 'health',
    apply: 'build',
    generateBundle() {
      const { version, commit: built } = builtVersion()
      const health = { status: 'ok', name: brand, version, commit: built || null }
      this.emitFile({ type: 'asset', fileName: 'health.json', source: `${JSON.stringify(health)}\n` })
    },
  }
}
