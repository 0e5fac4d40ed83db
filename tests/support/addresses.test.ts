import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitePaths } from '#shared/domain/site-paths.ts'

/** The home page's address "/" is excluded, because it is part of too many other strings. */
const named = Object.values(sitePaths)
  .flat()
  .filter((path) => path !== '/')
const literal = new RegExp(`['"\`](${named.join('|').replaceAll('.', '\\.')})(?=['"\`?#])`)

test('no address is spelled out: a link names its screen', () => {
  const spelled = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
    .map((file) => join('renderer', file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => literal.test(line) && !line.startsWith('import '))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(spelled).toEqual([])
})
