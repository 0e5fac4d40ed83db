import * as z from 'zod/mini'

/** One named, checked value of the browser's storage. */
export type Stored<T> = {
  /** The value, or undefined when there is none, it is foreign or corrupt (then it is dropped), or storage is shut. */
  read(): T | undefined
  /** Keeps the value; a full or shut storage is no reason to fail. */
  write(value: T): void
  remove(): void
}

/** Storage that may be shut (privacy settings, a frame without rights): looking at it can already throw. */
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

/** A value kept as JSON, checked against its schema each time it is read. */
export function stored<Schema extends z.ZodMiniType>(
  area: 'local' | 'session',
  key: string,
  schema: Schema,
): Stored<z.output<Schema>> {
  return textual(area, key, (text) => z.safeParse(schema, JSON.parse(text)), JSON.stringify)
}

/** A value kept as plain text, for those that a script outside the bundle reads too (theme, lang, token). */
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

/** Clears the session's storage, but for the names that are to stay. */
export function clearSessionStorage(stays: (name: string) => boolean): void {
  attempt(() => {
    const area = areaOf('session')
    for (const name of Object.keys(area ?? {})) if (!stays(name)) area?.removeItem(name)
  })
}
