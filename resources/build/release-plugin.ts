import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The commit that is built, where that is known: from the builder's environment, else from git. */
function commit(): string {
  const given = process.env.PALARO_COMMIT ?? process.env.GITHUB_SHA ?? process.env.CI_COMMIT_SHA
  if (given) return given.slice(0, 8)
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** The name of this build: "1.2.0+0a1b2c3d". */
export function releaseName(): string {
  // The project's own file, whose shape is its own business.
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  return [version, commit()].filter(Boolean).join('+')
}

/**
 * Writes the name of the build into the page, for the log. Into the page and not into a script: a script that had
 * it would get another name, and be fetched anew, with every commit.
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
