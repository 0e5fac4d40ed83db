import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { type Definition, definitions, type SettingValues } from './definitions.ts'

const schemaOf = (definition: Definition): z.ZodMiniType =>
  definition.kind === 'toggle'
    ? z.boolean()
    : definition.kind === 'choice'
      ? z.enum(definition.options)
      : z.string().check(z.maxLength(200))

const changes = z.strictObject(
  Object.fromEntries(
    Object.entries(definitions).map(([key, definition]) => [key, z.optional(schemaOf(definition))]),
  ),
)

/** Thrown when a change has an unknown setting or an invalid value. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

/** The merchant's settings. Stored in the database, read on every call, changed by the merchant page and by tests. */
export class Settings {
  readonly #db: Database
  readonly #initial: Partial<SettingValues>
  #values: SettingValues

  /** @param initial values of a new sandbox that differ from the definitions */
  constructor(db: Database, initial: Partial<SettingValues> = {}) {
    this.#db = db
    this.#initial = initial
    this.#values = this.#load()
  }

  get values(): Readonly<SettingValues> {
    return this.#values
  }

  /**
   * Changes some settings.
   * @throws SettingError for an unknown name or invalid value. Nothing is changed then.
   */
  change(change: unknown): void {
    const parsed = z.safeParse(changes, change)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new SettingError(`${issue?.path.join('.') || 'settings'}: ${issue?.message}`)
    }
    this.#db.transaction(() => {
      for (const [key, value] of Object.entries(parsed.data))
        this.#db.run('INSERT OR REPLACE INTO settings VALUES (?, ?)', key, JSON.stringify(value))
    })
    this.#values = this.#load()
  }

  /** Restores all settings to those of a new sandbox. */
  reset(): void {
    this.#db.run('DELETE FROM settings')
    this.#values = this.#load()
  }

  #load(): SettingValues {
    const stored = this.#db.all<{ key: string; value: string }>('SELECT key, value FROM settings')
    const kept = Object.fromEntries(stored.map(({ key, value }) => [key, JSON.parse(value)]))
    const initial = Object.fromEntries(
      Object.entries(definitions).map(([key, definition]) => [key, definition.initial]),
    )
    // Same keys and values as the type, which is derived from the definitions.
    return { ...initial, ...this.#initial, ...kept } as SettingValues
  }
}
