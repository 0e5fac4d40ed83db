import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitePaths } from '#shared/domain/site-paths.ts'
import { launchPath, pathTo, sectionPath } from './path-to.ts'

test.each([
  [pathTo('home'), '/'],
  [pathTo('download'), '/down'],
  [pathTo('games', { games: 'lott', vassalage: 'A&B' }), '/games?games=lott&vassalage=A%26B'],
  [pathTo('games', { search: '', vassalage: undefined }), '/games'],
  [sectionPath('help', 'play safe'), '/help#play%20safe'],
  [launchPath({ vendor: 'JL', nodeId: '7' }), '/seamless?vendor=JL&nodeId=7'],
])('an address is made of the screen and what it is about: %s', (address, expected) => {
  expect(address).toBe(expected)
})

/** Home's own address is too short to be told from other texts. */
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
