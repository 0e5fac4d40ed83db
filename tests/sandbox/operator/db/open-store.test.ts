import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from './open-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const tables = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE things (name TEXT NOT NULL);
`

/** Opens the file with these tables, adds a thing, and closes it again. */
function addThing(schema: string) {
  const { db, notices } = openStore(join(folder, 'store.sqlite'), schema, () => {})
  db.run("INSERT INTO things (name) VALUES ('wheel')")
  const [count] = db.all<{ things: number }>('SELECT COUNT(*) AS things FROM things')
  db.close()
  return { ...count, notices }
}

test('a file is used again, until a table of it is declared otherwise', () => {
  expect(addThing(tables)).toEqual({ things: 1, notices: [] })
  expect(addThing(tables)).toEqual({ things: 2, notices: [] })
  const wider = tables.replace('name TEXT', 'size INTEGER, name TEXT')
  expect(addThing(wider)).toEqual({
    things: 1,
    notices: [expect.stringMatching(/made with other tables.* moved to .*broken-\d+/)],
  })
})
