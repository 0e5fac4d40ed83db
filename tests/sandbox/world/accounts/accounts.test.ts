import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namedAccounts } from './accounts.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8')

test('the README lists the accounts as they are', () => {
  const ordinary = 'Palaro123'
  const rows = namedAccounts.map(
    ({ username, purpose, password }) =>
      `| \`${username}\` | ${purpose} | ${password === ordinary ? '' : `\`${password}\``} |`,
  )
  const listed = readme.split('\n').filter((line) => /^\| `\w+` \| .* \| (?:`\w+`)? \|$/.test(line))
  expect(listed).toEqual(rows)
})

test('no two accounts share a name, an id or a number', () => {
  for (const key of ['username', 'id', 'mobile'] as const) {
    const values = namedAccounts.flatMap((account) => account[key] ?? [])
    expect(new Set(values).size).toBe(values.length)
  }
})
