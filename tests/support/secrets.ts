import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Patterns of secrets, by the name used in findings. */
const patterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----(?:\\n|\s)*[A-Za-z0-9+/]{20,}/,
  'a private key (JWK)': /"kty"\s*:\s*"(?:RSA|EC|OKP)"[^{}]*"d"\s*:\s*"[\w-]{20,}"/,
  'an AWS key': /\bAKIA[0-9A-Z]{16}\b/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a GitHub token': /\bgh[oprsu]_[A-Za-z0-9]{30,}\b|\bgithub_pat_\w{30,}/,
  'a GitLab token': /\bglpat-[\w-]{20,}/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^\s$]/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'a payment key': /\b[rs]k_live_\w{16,}/,
  'a JSON Web Token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a name and password in an address':
    /\bhttps?:\/\/[\w.%-]+:[\w.%!-]+@(?![\w.-]*(?:example|test)\b|127\.|localhost|proxy\.)[\w-]+\./,
  'a path of a machine':
    /(?:(?<!#\w+|renderer\/features)\/home\/|\/Users\/|[A-Z]:\\Users\\)(?!(?:ana|user|player|name|operator)\b)[a-z]\w+[/\\]/,
}

/** Patterns that must not occur in shipped files; sources may contain them. */
const shippedPatterns: Readonly<Record<string, RegExp>> = {
  'a path of a build machine': /(?:^|["'`(\s])\/(?:root|tmp|builds|work|workspace)\/[\w.-]+\//,
  'a source map': /[#@] ?sourceMappingURL=/,
  'a password': /\bpass(?:word|wd)\s*[:=]\s*["'`](?=[^"'`]*\d)[^"'`\s]{8,}["'`]/i,
}

const namesIn = (text: string, table: typeof patterns): string[] =>
  Object.entries(table)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name)

/** Returns the kinds of secrets in a source text. */
export const secretsInSource = (text: string): string[] => namesIn(text, patterns)

/** The same for a shipped file, with stricter patterns. */
export const secretsInBundle = (text: string): string[] => namesIn(text, { ...patterns, ...shippedPatterns })

const isReadable = (file: string) => /\.(js|cjs|mjs|css|html|json|txt|map|webmanifest)$/.test(file)

/** Returns the secrets, source maps and machine paths in a folder of built files, each with its file. */
export function secretsInFolder(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isReadable)
  const maps = files.filter((file) => file.endsWith('.map')).map((file) => `${file}: a source map`)
  const secretsIn = (file: string) => secretsInBundle(readFileSync(join(folder, file), 'utf8'))
  return [...maps, ...files.flatMap((file) => secretsIn(file).map((what) => `${file}: ${what}`))]
}

const secretParameter = /^(?:token|access_?token|session|auth(?:orization)?|password|secret|jwt|bearer)$/i

/**
 * Returns what may be secret in an address: names of parameters in query and fragment, any of the `known` secrets,
 * and a password before the host.
 */
export function secretsInAddress(address: string, known: readonly string[] = []): string[] {
  const url = URL.parse(address)
  if (!url) return []
  const parameters = [...url.searchParams, ...new URLSearchParams(url.hash.replace(/^#/, ''))]
  return [
    ...parameters.filter(([name, value]) => secretParameter.test(name) && value !== '').map(([name]) => name),
    ...known.filter((secret) => decodeURIComponent(address).includes(secret)),
    ...(url.password === '' ? [] : ['password']),
  ]
}
