import { createHash } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { Memo } from '../teams/memo.ts'
import { Database } from './database.ts'

/** An open database with its tables. `notices` tell the user how it was opened. */
export type Store = { db: Database; inMemory: boolean; notices: string[] }

/** Tables of a database in SQL, which must include `meta`. A file that was made with other tables is moved aside. */
export type Tables = string

/** Kept in each database, to tell whether it has today's tables. */
const digestOf = (tables: Tables): string => createHash('sha256').update(tables).digest('base64url')

/** Called on an opened database before it is used. `fresh` means that it has never been filled. */
type SetUp = (db: Database, fresh: boolean) => void

/** Filled databases in memory, of which tests need thousands alike: a copy takes a tenth of the time. */
const images = new Memo<Uint8Array>(8)

/**
 * Opens a database in a file or in memory. A problem with the file never stops the sandbox: a broken file is moved
 * aside, and without a writable file everything stays in memory. The notices say so.
 * @param content names everything that the content of a filled database depends on. One in memory may then be a copy
 * of an earlier one, and isn't fresh.
 */
export function openStore(file: string | undefined, tables: Tables, setUp: SetUp, content?: string): Store {
  if (file === undefined && content !== undefined && Database.canCopy) return copied(tables, setUp, content)
  if (file === undefined) return inMemory(tables, setUp)
  try {
    mkdirSync(dirname(file), { recursive: true })
    return { db: openFile(file, tables, setUp), inMemory: false, notices: [] }
  } catch (error) {
    return isBroken(error) ? startAnew(file, tables, setUp, error) : giveUpFile(file, tables, setUp, error)
  }
}

/** Thrown when a file isn't an intact database with these tables. */
class ForeignFileError extends Error {
  override readonly name = 'ForeignFileError'
}

function openFile(file: string, tables: Tables, setUp: SetUp): Database {
  const db = new Database(file)
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;')
    const check = db.get<{ quick_check: string }>('PRAGMA quick_check(1)')
    if (check?.quick_check !== 'ok') throw new ForeignFileError('its content is damaged')
    setUp(db, prepare(db, tables))
    // Proves that the file is writable before any money is stored in it.
    db.run("INSERT OR REPLACE INTO meta VALUES ('opened', ?)", String(Date.now()))
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function copied(tables: Tables, setUp: SetUp, content: string): Store {
  const image = images.get(content, () => {
    const { db: first } = inMemory(tables, setUp)
    const filled = first.image()
    first.close()
    return filled
  })
  const db = new Database(':memory:')
  db.load(image)
  setUp(db, false)
  return { db, inMemory: true, notices: [] }
}

function inMemory(tables: Tables, setUp: SetUp, notices: string[] = []): Store {
  const db = new Database(':memory:')
  setUp(db, prepare(db, tables))
  return { db, inMemory: true, notices }
}

/** Creates the tables if there are none. Returns whether the database still has to be filled. */
function prepare(db: Database, tables: Tables): boolean {
  if (db.get("SELECT 1 FROM sqlite_master WHERE name = 'meta'") === undefined) {
    if (db.get('SELECT 1 FROM sqlite_master') !== undefined)
      throw new ForeignFileError('it belongs to something else')
    createTables(db, tables)
    return true
  }
  const digest = db.get<{ value: string }>("SELECT value FROM meta WHERE key = 'schema'")?.value
  if (digest !== digestOf(tables)) throw new ForeignFileError('it was made with other tables')
  return db.get("SELECT 1 FROM meta WHERE key = 'seeded'") === undefined
}

function createTables(db: Database, tables: Tables): void {
  db.transaction(() => {
    db.exec(tables)
    db.run("INSERT INTO meta VALUES ('schema', ?)", digestOf(tables))
  })
}

/** Drops all tables and views and creates them again, empty. The caller seeds them. */
export function emptyStore(db: Database, tables: Tables): void {
  db.transaction(() => {
    const present = db.all<{ type: string; name: string }>(
      "SELECT type, name FROM main.sqlite_master WHERE type IN ('view', 'table') AND name NOT LIKE 'sqlite_%'",
    )
    for (const { type, name } of present) db.exec(`DROP ${type} main.${name}`)
    createTables(db, tables)
  })
}

function startAnew(file: string, tables: Tables, setUp: SetUp, error: unknown): Store {
  const aside = `${file}.broken-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  try {
    renameSync(file, aside)
    for (const suffix of ['-wal', '-shm'])
      try {
        renameSync(file + suffix, aside + suffix)
      } catch {}
    const notices = [
      `The sandbox's file couldn't be used (${reasonOf(error)}); it was moved to ${aside} and a new one begun.`,
    ]
    return { db: openFile(file, tables, setUp), inMemory: false, notices }
  } catch (second) {
    return giveUpFile(file, tables, setUp, second)
  }
}

function giveUpFile(file: string, tables: Tables, setUp: SetUp, error: unknown): Store {
  const notice = `The sandbox can't write ${file} (${reasonOf(error)}): what belongs there is kept in memory and ends with this run. Free the disk or give another folder with --data.`
  return inMemory(tables, setUp, [notice])
}

const sqliteCorrupt = 11
const sqliteNotADatabase = 26

function isBroken(error: unknown): boolean {
  if (error instanceof ForeignFileError) return true
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return code === sqliteCorrupt || code === sqliteNotADatabase
}
