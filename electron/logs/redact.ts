import { homedir } from 'node:os'

/** What may stand in a log line: never an object, so that nothing is logged by accident. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

const hidden = '…'

/** Names of fields whose values are never written. */
const secretName =
  /token|password|passcode|secret|authorization|cookie|captcha|credential|\bpin\b|e-?mail|phone|mobile|user(name)?$|account|member(id|name|code)?$|nick/i

const address = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]+/gi
const codeAddress = /\b(data|javascript):\S+/gi

/** A text whose addresses have lost what may be secret in them: user, query, fragment, and code altogether. */
export function redactUrls(text: string): string {
  return text.replace(codeAddress, `$1:${hidden}`).replace(address, (found) => {
    const url = URL.parse(found)
    return url ? `${url.protocol}//${url.host}${url.pathname}` : hidden
  })
}

/** What gives a secret or a person away by its form, wherever it stands in a text. */
const forms: readonly (readonly [form: RegExp, instead: string])[] = [
  // "token=…", "password: …", '"username":"…"'; and what an authorization header says.
  [
    /\b([\w-]*(?:token|password|passcode|secret|cookie|captcha|credential|username|account|login ?name|session ?id|\bpin)\b["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&)\]}]+)/gi,
    `$1${hidden}`,
  ],
  [/\b(authorization["']?\s*[:=]\s*["']?)?(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$2 ${hidden}`],
  [/\b(user|account|member|player) (["'“‘])[^"'”’]{1,100}["'”’]/gi, `$1 ${hidden}`],
  // JSON web tokens, identifiers, and whatever is long and made of letters and digits.
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, hidden],
  [/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi, hidden],
  [/\b(?=\w*\d)(?=\w*[a-z])\w{24,}=*/gi, hidden],
  // People: e-mail addresses, telephone numbers, and the name in the path of somebody's own folder.
  [/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/gi, hidden],
  [/(?<![\w.:-])(\+\d|\(?0\d)[\d() -]{7,16}\d(?![\w-])/g, hidden],
  [
    /((?:^|[\s"'(=:/\\])(?:\/home|\/Users|[a-z]:\\+(?:Users|Documents and Settings))[\\/]+)[^\\/\s"':)]+/gi,
    `$1${hidden}`,
  ],
]

const home = homedir()
const ownFolder = home.length > 3 ? home : undefined

/** A text in which no secret is left that can be told by its form. What is written to a log passes here. */
export function redactText(text: string): string {
  const withoutHome = ownFolder === undefined ? text : text.replaceAll(ownFolder, '~')
  return forms.reduce((left, [form, instead]) => left.replace(form, instead), redactUrls(withoutHome))
}

/** The fields as they are written: secrets by name are left out, texts lose what gives a secret away. */
export function redact(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (secretName.test(name) && value !== undefined) return [name, hidden]
      return [name, typeof value === 'string' ? redactText(value) : value]
    }),
  )
}
