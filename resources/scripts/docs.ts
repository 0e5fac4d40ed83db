/**
 * The parts of the documents that are written from code, between `<!-- npm run docs: NAME -->` and `<!-- end -->`.
 *
 *   npm run docs    writes them anew
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brandReference } from '../build/brand/reference.ts'
import { table } from '../contract/markdown-table.ts'
import { flagRows } from '../contract/word-lists.ts'
import { callOf } from './command/parse-command.ts'
import { commands, type Main } from './commands.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** The merchant's flags. */
const flagsTable = (): string => table(['flag', 'what is on with it'], flagRows())

/** All commands, from their table. */
const commandsTable = (): string =>
  table(
    ['command', 'what it does'],
    Object.entries(commands).map(([name, { does }]) => [`\`${callOf(name)}\``, does]),
  )

/** What is written from code, by its name in the documents. */
const parts: Record<string, () => string> = {
  brand: brandReference,
  commands: commandsTable,
  flags: flagsTable,
}

/** A document with its written parts as they should be. */
export function withParts(document: string): string {
  return document.replace(
    /(<!-- npm run docs: (\S+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => {
      const part = parts[name]
      if (part === undefined) throw new Error(`No part of the documents is called ${name}`)
      return `${start}${part()}\n${end}`
    },
  )
}

export const main: Main<'docs'> = (_, { print }) => {
  for (const file of globSync(['README.md', 'resources/docs/*.md'], { cwd: root })) {
    const [before, after] = [read(file), withParts(read(file))]
    if (before === after) continue
    writeFileSync(resolve(root, file), after)
    print(`wrote ${file}`)
  }
  return 0
}
