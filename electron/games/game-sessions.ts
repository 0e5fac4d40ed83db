import type { Session } from 'electron'
import { isLanguageCode, languageTag } from '#shared/i18n/languages.ts'

export type GameSessionsOptions = {
  fromPartition: (partition: string) => Session
  /** Wires the security policy to a new session. */
  wire: (session: Session) => void
  /** Wire code of the initial language for Accept-Language, until the site reports another. */
  language: string
  /** The brand's country, whose English it is. */
  country: string
  /**
   * Whether pages may have service workers. In a kiosk they may not: a document that a worker makes lacks the headers
   * that keep it from opening dialogs.
   */
  allowsWorkers: boolean
}

/** The sessions of games. Each is prepared once, and all use the site's language. */
export type GameSessions = {
  of(partition: string): Session
  setLanguage(code: string): void
}

export function createGameSessions({
  fromPartition,
  wire,
  language,
  country,
  allowsWorkers,
}: GameSessionsOptions): GameSessions {
  const prepared = new Set<string>()
  const tagOf = (code: string) => (isLanguageCode(code) ? languageTag(code, country) : undefined)
  let tag = tagOf(language)

  function prepare(session: Session): void {
    wire(session)
    session.webRequest.onBeforeSendHeaders(({ requestHeaders }, send) => {
      if (!allowsWorkers && isWorkersScript(requestHeaders)) return send({ cancel: true })
      send({ requestHeaders: { ...requestHeaders, ...(tag && { 'Accept-Language': tag }) } })
    })
  }

  return {
    of(partition) {
      const session = fromPartition(partition)
      if (!prepared.has(partition)) prepare(session)
      prepared.add(partition)
      return session
    },
    setLanguage(code) {
      tag = tagOf(code) ?? tag
    },
  }
}

/** Whether a request is for a service worker's script. Only Chromium itself can set this header. */
const isWorkersScript = (headers: Readonly<Record<string, string>>): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'service-worker' && value === 'script',
  )
