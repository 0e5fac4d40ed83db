/** What may stand in a log line: never an object, so that nothing is logged by accident. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = {
  info(area: string, message: string, fields?: LogFields): void
  warn(area: string, message: string, fields?: LogFields): void
  error(area: string, message: string, fields?: LogFields): void
}

const secretName = /token|password|secret|authorization|cookie|captcha|credential/i

const address = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]+/gi
const codeAddress = /\b(data|javascript):\S+/gi

/** A text whose addresses have lost what may be secret in them: user, query, fragment, and code altogether. */
export function redactUrls(text: string): string {
  return text.replace(codeAddress, '$1:…').replace(address, (found) => {
    const url = URL.parse(found)
    return url ? `${url.protocol}//${url.host}${url.pathname}` : '…'
  })
}

/** The fields as they are written: secrets by name are left out, addresses lose their query. */
export function redact(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (secretName.test(name)) return [name, '…']
      return [name, typeof value === 'string' ? redactUrls(value) : value]
    }),
  )
}

/** A log of one JSON line an entry. `write` gets each line; the console's error stream is the default. */
export function createLog(write: (line: string) => void = console.warn, now = () => new Date()): Log {
  const entry =
    (level: string) =>
    (area: string, message: string, fields: LogFields = {}) =>
      write(JSON.stringify({ time: now().toISOString(), level, area, message, ...redact(fields) }))
  return { info: entry('info'), warn: entry('warn'), error: entry('error') }
}

/** An error's own words, for a log line: no stack, no nested values. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
