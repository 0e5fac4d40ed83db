import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { withParts } from '../scripts/docs.ts'

const root = resolve(import.meta.dirname, '../..')
const documents = globSync(['*.md', '.github/*.md', 'resources/**/*.md', 'tests/sandbox/README.md'], {
  cwd: root,
})
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const commands = new Set(read('package.json').match(/(?<=^    ")[\w:-]+(?=": )/gm))

/** A path of the project in backticks. What has a placeholder, is built, or is a pattern can't be looked up. */
const paths = (text: string) =>
  [...text.matchAll(/`((?:shared|electron|preload|renderer|resources|tests|\.github)\/[^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<>*{}…]/.test(path))

const links = (text: string) =>
  [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))

const scripts = (text: string) =>
  [...text.matchAll(/npm run ([\w-]+(?::[\w-]+)*)/g)].map(([, name = '']) => name)

/** Quoted code whose first line names its file. */
const quotes = (text: string) =>
  [...text.matchAll(/^```\w+ (\S+\/\S+)\n([\s\S]*?)^```/gm)].map(([, file = '', code = '']) => ({
    file,
    code,
  }))

/** Code without its indentation, which a quotation may shift. */
const lines = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('names only files that are there', () => {
    expect(paths(text).filter((path) => !existsSync(resolve(root, path)))).toEqual([])
  })

  it('links only to files that are there', () => {
    const from = dirname(resolve(root, document))
    expect(links(text).filter((link) => !existsSync(resolve(from, link)))).toEqual([])
  })

  it('names only commands that the project has', () => {
    expect(scripts(text).filter((name) => !commands.has(name))).toEqual([])
  })

  it('has its written parts as the code is today: npm run docs', () => {
    expect(withParts(text)).toBe(text)
  })

  it('quotes code as it is today', () => {
    const stale = quotes(text).filter(({ file, code }) => !lines(read(file)).includes(lines(code)))
    expect(stale).toEqual([])
  })
})

test('each walk of the contributor guide quotes the files that it goes through', () => {
  const walks = read('resources/docs/contributor.md')
    .split(/^## /m)
    .filter((walk) => walk.includes('*Example: '))
  expect(walks.length).toBeGreaterThan(4)
  expect(walks.filter((walk) => quotes(walk).length === 0)).toEqual([])
})

test('the table of flags has all of them', () => {
  const declared = read('renderer/lib/settings/merchant-flags.ts').match(/(?<=\| ')\w+/g)
  const listed = read('resources/docs/settings.md').match(/(?<=^\| `)\w+(?=` \|)/gm)
  expect(listed).toEqual(declared)
})
