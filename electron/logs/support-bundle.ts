import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { BundleResult } from '#shared/bridge/channels/support.ts'
import type { SettingsState } from '#shared/domain/client-settings.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { UpdateState } from '#shared/domain/updates.ts'
import type { Log } from '../log.ts'
import type { CrashReport } from './crash-reports.ts'
import { logFileName, logFilesKept } from './log-files.ts'
import { redact, redactText } from './redact.ts'

/** What a bundle contains besides the log. Nothing in it is secret. */
export type SupportFacts = {
  client: { name: string; version: string; packaged: boolean }
  system: { platform: string; release: string; arch: string; locale: string }
  /** `electronDays`: how many days ago this Electron was released. */
  versions: { electron: string; chrome: string; node: string; electronDays: number }
  /** Crashes of any of its processes, without the reports themselves. */
  crashes: readonly CrashReport[]
  /** Where secrets are stored, not which ones. */
  storage: string
  /** The settings, and which of them the administrator has fixed. */
  settings: SettingsState
  updates: UpdateState
}

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** Parses a log line and redacts it again, because the log may be older than a redaction rule. */
function lineOf(text: string): object | string {
  try {
    return redact(z.parse(fields, JSON.parse(text)))
  } catch {
    return redactText(text)
  }
}

/** Returns the lines of all log files, oldest first. Missing files are skipped. */
async function readLogs(folder: string): Promise<(object | string)[]> {
  const ages = Array.from({ length: logFilesKept }, (_, index) => logFilesKept - 1 - index)
  const texts = await Promise.all(
    ages.map((age) => readFile(join(folder, logFileName(age)), 'utf8').catch(() => '')),
  )
  return texts.flatMap((text) => text.split('\n').filter((line) => line !== '')).map(lineOf)
}

export type SupportBundleOptions = {
  /** Folder of the log files. */
  logs: string
  /** Writes the latest log lines to the files. */
  flush: () => void
  facts: () => Promise<SupportFacts>
  /** Asks the user for a path; undefined when they cancel. */
  choosePath: (name: string) => Promise<string | undefined>
  /** The client's name, used in the file name. */
  name: string
  log: Log
  now?: () => Date
}

/** Returns a function that saves a bundle, one at a time: calls meanwhile get the same result. Never rejects. */
export function createSupportBundle(options: SupportBundleOptions): () => Promise<BundleResult> {
  const { logs, flush, facts, choosePath, name, log, now = () => new Date() } = options
  let running: Promise<BundleResult> | undefined

  async function save(): Promise<BundleResult> {
    const made = now().toISOString()
    try {
      const path = await choosePath(`${name}-support-${made.slice(0, 10)}.json`)
      if (path === undefined) return 'cancelled'
      flush()
      const bundle = { format: 1, made, ...(await facts()), log: await readLogs(logs) }
      await writeFile(path, `${JSON.stringify(bundle, null, 1)}\n`, { mode: 0o600 })
      return 'saved'
    } catch (error) {
      log.error('support', 'a bundle could not be saved', { reason: reasonOf(error) })
      return 'failed'
    }
  }

  return () => {
    running ??= save().finally(() => {
      running = undefined
    })
    return running
  }
}
