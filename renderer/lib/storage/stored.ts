import * as z from 'zod/mini'

/** A named and validated value in the browser's storage. */
export type Stored<T> = {
  /** Returns the value; undefined if there is none, it is invalid (it is then removed), or storage is blocked. */
  read(): T | undefined
  /** Stores the value. Doesn't throw if storage is full or blocked. */
  write(value: T): void
  remove(): void
}

/** Merely accessing storage can throw where it is blocked (privacy settings, a frame without permission). */
function areaOf(name: 'local' | 'session'): Storage | undefined {
  try {
    return name === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** A value stored as JSON and validated on each read. */
export function stored<Schema extends z.ZodMiniType>(
  area: 'local' | 'session',
  key: string,
  schema: Schema,
): Stored<z.output<Schema>> {
  return textual(area, key, (text) => z.safeParse(schema, JSON.parse(text)), JSON.stringify)
}

/** A value stored as plain text, for those also read by scripts outside the bundle (theme, lang, token). */
export function storedText<Schema extends z.ZodMiniType<string>>(
  area: 'local' | 'session',
  key: string,
  schema: Schema,
): Stored<z.output<Schema>> {
  return textual(area, key, (text) => z.safeParse(schema, text), String)
}

function textual<T>(
  area: 'local' | 'session',
  key: string,
  parse: (text: string) => { success: true; data: T } | { success: false },
  print: (value: T) => string,
): Stored<T> {
  return {
    read() {
      const text = attempt(() => areaOf(area)?.getItem(key)) ?? null
      if (text === null) return undefined
      const parsed = attempt(() => parse(text))
      if (parsed?.success) return parsed.data
      this.remove()
      return undefined
    },
    write(value) {
      attempt(() => areaOf(area)?.setItem(key, print(value)))
    },
    remove() {
      attempt(() => areaOf(area)?.removeItem(key))
    },
  }
}

/** Clears session storage, except for names that `stays` accepts. */
export function clearSessionStorage(stays: (name: string) => boolean): void {
  attempt(() => {
    const area = areaOf('session')
    for (const name of Object.keys(area ?? {})) if (!stays(name)) area?.removeItem(name)
  })
}
