import { homedir } from 'node:os'
import { cardNumber, homeFolder } from '#shared/domain/personal-forms.ts'

/** What a log line may contain. No objects, so that nothing is logged by accident. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

const hidden = '…'

/** Names of fields whose values are never logged. */
const secretName =
  /token|password|passcode|secret|authorization|cookie|captcha|credential|\bpin\b|e-?mail|phone|mobile|user(name)?$|account|member(id|name|code)?$|nick/i

const address = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]+/gi
const codeAddress = /\b(data|javascript):\S+/gi

/** Removes user info, query and fragment from URLs in a text, and the whole content of data: and javascript: URLs. */
export function redactUrls(text: string): string {
  return text.replace(codeAddress, `$1:${hidden}`).replace(address, (found) => {
    const url = URL.parse(found)
    return url ? `${url.protocol}//${url.host}${url.pathname}` : hidden
  })
}

/** Patterns that reveal a secret or a person anywhere in a text. */
const forms: readonly (readonly [form: RegExp, instead: string])[] = [
  // "token=…", "password: …", '"username":"…"', and the credentials of an authorization header.
  [
    /\b([\w-]*(?:token|password|passcode|secret|cookie|captcha|credential|username|account|login ?name|session ?id|\bpin)\b["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&)\]}]+)/gi,
    `$1${hidden}`,
  ],
  [/\b(authorization["']?\s*[:=]\s*["']?)?(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$2 ${hidden}`],
  [/\b(user|account|member|player) (["'“‘])[^"'”’]{1,100}["'”’]/gi, `$1 ${hidden}`],
  // JSON web tokens, UUIDs, and long strings of letters and digits.
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, hidden],
  [/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi, hidden],
  [/\b(?=\w*\d)(?=\w*[a-z])\w{24,}=*/gi, hidden],
  // Personal data: e-mail addresses, telephone and card numbers, and the user's name in the path of a home folder.
  [/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/gi, hidden],
  [/(?<![\w.:-])(\+\d|\(?0\d)[\d() -]{7,16}\d(?![\w-])/g, hidden],
  [cardNumber, hidden],
  [homeFolder, `$1${hidden}`],
]

const home = homedir()
const ownFolder = home.length > 3 ? home : undefined

/** Removes every secret that can be recognised by its form. All log messages and text fields go through this. */
export function redactText(text: string): string {
  const withoutHome = ownFolder === undefined ? text : text.replaceAll(ownFolder, '~')
  return forms.reduce((left, [form, instead]) => left.replace(form, instead), redactUrls(withoutHome))
}

/** Returns the fields as they are logged: values of secret names are hidden, other texts are redacted. */
export function redact(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (secretName.test(name) && value !== undefined) return [name, hidden]
      return [name, typeof value === 'string' ? redactText(value) : value]
    }),
  )
}
