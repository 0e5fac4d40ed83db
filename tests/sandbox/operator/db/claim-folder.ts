import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Database } from './database.ts'

/** Thrown when another sandbox keeps its data in the folder. The message says which, and what can be done. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'

  constructor(folder: string, address: string) {
    super(
      `Another sandbox${address && `, at ${address},`} keeps its data in ${folder}. Use that one or end it, or give this one another folder with --data, or none with --memory.`,
    )
  }
}

/** A folder that nobody else may use for as long as this process runs, or until it is given up. */
export type ClaimedFolder = {
  /** Notes where its sandbox is, for the message to whoever claims it next. */
  noteAddress(address: string): void
  giveUp(): void
}

const sqliteBusy = 5
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy

/**
 * Claims a folder by SQLite's lock on a file in it, which every system releases when the process ends, however it ends.
 * A folder that can't be written is nobody's: then everything is kept in memory anyway.
 * @throws FolderInUseError
 */
export function claimFolder(folder: string): ClaimedFolder {
  const address = join(folder, 'address.txt')
  const noteAddress = (text: string) => {
    try {
      writeFileSync(address, `${text}\n`)
    } catch {}
  }
  let lock: Database | undefined
  try {
    mkdirSync(folder, { recursive: true })
    lock = new Database(join(folder, 'lock.sqlite'))
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
  } catch (error) {
    lock?.close()
    if (isBusy(error)) throw new FolderInUseError(folder, read(address))
    return { noteAddress: () => {}, giveUp: () => {} }
  }
  return {
    noteAddress,
    giveUp() {
      noteAddress('')
      lock.close()
    },
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}
