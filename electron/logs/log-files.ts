import {
  close,
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  write,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

export type LogFilesOptions = {
  /** Maximum size of a file, in bytes. */
  size?: number
  /** Number of files kept, including the current one. */
  files?: number
  /** Milliseconds for which lines are collected before they are written. */
  delay?: number
  /** Milliseconds until the next attempt after a failure. */
  pause?: number
}

/** A log in rotating files: client.log is the current one, client.1.log and so on are older. */
export type LogFiles = {
  /** Queues a line, which is written soon in the background. Never throws. */
  write(line: string): void
  /** Starts writing into the folder, including lines queued before. Only one process may do so per folder. */
  open(folder: string): void
  /** Writes all queued lines synchronously. Called at the end of the run. */
  flush(): void
}

/** Maximum number of queued lines. Beyond it the oldest are dropped. */
const mostWaiting = 2000

/** Returns the name of a log file by its age; 0 is the current one. */
export const logFileName = (age: number): string => (age === 0 ? 'client.log' : `client.${age}.log`)

/** Default number of log files, including the current one. */
export const logFilesKept = 5

/**
 * Creates a writer of rotating files that never disturbs the client: a full or read-only disk costs lines, and
 * nothing else. Each piece is written at an explicit position, so `flush` may safely write it a second time.
 */
export function createLogFiles(options: LogFilesOptions = {}): LogFiles {
  const { size = 1_000_000, files = logFilesKept, delay = 200, pause = 60_000 } = options
  let folder: string | undefined
  let waiting: string[] = []
  let lost = 0
  let file: number | undefined
  let end = 0
  let inFlight: Buffer | undefined
  let timer: NodeJS.Timeout | undefined

  function openFile(into: string): number {
    mkdirSync(into, { recursive: true })
    // Not in append mode, because that ignores the position.
    const opened = openSync(join(into, logFileName(0)), constants.O_RDWR | constants.O_CREAT, 0o600)
    end = fstatSync(opened).size
    return opened
  }

  function rotate(into: string, full: number): number {
    file = undefined
    closeSync(full)
    rmSync(join(into, logFileName(files - 1)), { force: true })
    for (let age = files - 2; age >= 0; age -= 1)
      try {
        renameSync(join(into, logFileName(age)), join(into, logFileName(age + 1)))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      }
    return openFile(into)
  }

  /** Returns the queued lines as one piece, and the file that has room for it. */
  function next(into: string, mayRotate = true): { file: number; piece: Buffer } {
    const gap = lost > 0 ? [JSON.stringify({ level: 'warn', area: 'log', message: 'lost', lines: lost })] : []
    const piece = Buffer.from(`${[...gap, ...waiting].join('\n')}\n`)
    file ??= openFile(into)
    if (mayRotate && end > 0 && end + piece.length > size) file = rotate(into, file)
    waiting = []
    lost = 0
    return { file, piece }
  }

  function later(milliseconds: number): void {
    if (timer !== undefined || inFlight !== undefined || folder === undefined) return
    timer = setTimeout(writeSoon, milliseconds)
    timer.unref()
  }

  function giveUp(piece?: Buffer): void {
    if (piece) lost += piece.toString().split('\n').length - 1
    const failed = file
    file = undefined
    if (failed !== undefined) close(failed, () => {})
    later(pause)
  }

  function writeSoon(): void {
    timer = undefined
    if (folder === undefined || waiting.length === 0) return
    try {
      const { file: into, piece } = next(folder)
      inFlight = piece
      write(into, piece, 0, piece.length, end, (error, written) => {
        if (inFlight !== piece) return
        inFlight = undefined
        if (error || written < piece.length) return giveUp(piece)
        end += piece.length
        if (waiting.length > 0) later(delay)
      })
    } catch {
      giveUp()
    }
  }

  return {
    write(line) {
      waiting.push(line)
      if (waiting.length > mostWaiting) {
        waiting.shift()
        lost += 1
      }
      later(delay)
    },
    open(into) {
      folder = into
      if (waiting.length > 0) later(delay)
    },
    flush() {
      clearTimeout(timer)
      timer = undefined
      if (folder === undefined) return
      // A file must not be closed during a write: its descriptor could be reused, and get the rest of the piece.
      const isBusy = inFlight !== undefined
      try {
        if (inFlight !== undefined && file !== undefined) {
          writeSync(file, inFlight, 0, inFlight.length, end)
          end += inFlight.length
        }
        inFlight = undefined
        if (waiting.length === 0) return
        const { file: into, piece } = next(folder, !isBusy)
        writeSync(into, piece, 0, piece.length, end)
        end += piece.length
      } catch {
        inFlight = undefined
        giveUp()
      }
    },
  }
}
