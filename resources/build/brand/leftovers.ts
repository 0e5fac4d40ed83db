import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Brand } from '#shared/brand/brand.ts'
import { isLoopback } from '#shared/domain/loopback.ts'
import { brandFile, brandNames, iconFolder, readBrandFile, shownBrandFile, trayFile } from './brand-folder.ts'
import { unreadableTexts, withBrandTokens } from './text-contrast.ts'

/** File in a brand's folder with the hash of the mark that its icons are drawn from. */
export const markHashFile = `${iconFolder}/mark.sha256`

export const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/**
 * Everything in a brand that is a placeholder, a sample's, or out of date, so that it must not be published. Each entry
 * names the field, the value, and what to do. Samples have such values on purpose.
 */
export function leftoversOf(brand: Brand): string[] {
  const samples = samplesOf(brand)
  return [
    ...placeholderAddresses(brand),
    ...placeholderTexts(brand),
    ...trialProviders(brand),
    ...(brand.claims.jackpotEstimates
      ? ['claims.jackpotEstimates: true shows jackpots that nobody can win. Remove it.']
      : []),
    ...sampleKeys(brand, samples),
    ...samples.flatMap((sample) => takenFrom(sample, brand)),
    ...staleIcons(brand),
    ...unreadable(brand),
  ]
}

/** A text that is in a brand, with the path of its field. */
type Entry = { path: string; value: string }

function* textsIn(value: unknown, path = ''): Generator<Entry> {
  if (typeof value === 'string') yield { path, value }
  else if (typeof value === 'object' && value !== null)
    for (const [key, below] of Object.entries(value))
      yield* textsIn(below, path === '' ? key : `${path}.${key}`)
}

/** Domains that nobody can own (RFC 2606, RFC 6761). */
const reservedDomain = /(^|[./@])((example|test|invalid)|example\.(com|net|org))$/

function placeholderAddresses(brand: Brand): string[] {
  return [...textsIn(brand)].flatMap(({ path, value }) => {
    const host = hostIn(value)
    const shown = `${path}: "${value}"`
    if (host !== undefined && reservedDomain.test(host)) return `${shown} is a placeholder. Put in your own.`
    if (host !== undefined && isLoopback(host))
      return `${shown} is this machine. Put in an address that players reach.`
    return path === 'appId' && value.startsWith('example.')
      ? `${shown} is a placeholder. Put in your own domain, reversed.`
      : []
  })
}

/** The host of an address, a source or an email address; undefined for other texts. */
function hostIn(value: string): string | undefined {
  const [, host] = /^(?:https?:\/\/(?:\*\.)?|[^\s@]+@)([^\s/:?#@]+)/.exec(value) ?? []
  return host
}

/** Fields that say who runs the site: no brand's own has one of these words in them. */
const official = /^(licence\.|merchant$|botCheck\.siteKey$)/
const placeholder = /sample|sandbox|placeholder|demonstration|todo|changeme|^[\s0\-–‑]+$/i

const placeholderTexts = (brand: Brand): string[] =>
  [...textsIn(brand)].flatMap(({ path, value }) =>
    official.test(path) && placeholder.test(value)
      ? `${path}: "${value}" is a placeholder. Put in your own.`
      : [],
  )

/** Cloudflare's published keys for tests, which let everybody pass, or nobody. */
const turnstileTestKey = /^[123]x0{20}[A-F]{2}$/

function trialProviders({ botCheck, phoneAuth }: Brand): string[] {
  return [
    ...(botCheck.kind === 'sandbox'
      ? ['botCheck: "sandbox" checks nothing. Use "turnstile" with your site key, or "none".']
      : []),
    ...(botCheck.kind === 'turnstile' && turnstileTestKey.test(botCheck.siteKey)
      ? [`botCheck.siteKey: "${botCheck.siteKey}" is one of Cloudflare's keys for tests. Put in your own.`]
      : []),
    ...(phoneAuth.kind === 'sandbox'
      ? ['phoneAuth: "sandbox" sends no codes. Use "gateway", or "firebase" with your API key.']
      : []),
  ]
}

/** The samples of this repository that a brand may have been copied from. */
const samplesOf = ({ name }: Brand): Brand[] =>
  brandNames()
    .filter((other) => other !== name)
    .flatMap((other) => {
      try {
        return readBrandFile(other)
      } catch {
        // What is wrong with another brand doesn't matter here.
        return []
      }
    })
    .filter(({ sample }) => sample !== undefined)

type EncryptionKey = Brand['encryptionKeys'][number]

/** Whether a key's private half is somebody else's, or public: what is encrypted with it is no secret. */
const isSampleKey = ({ n, kid }: EncryptionKey, samples: readonly Brand[]): boolean =>
  placeholder.test(kid) || samples.some(({ encryptionKeys }) => encryptionKeys.some((key) => key.n === n))

/** The keys of a brand that are nobody else's. */
export function ownKeysOf(brand: Brand): EncryptionKey[] {
  const samples = samplesOf(brand)
  return brand.encryptionKeys.filter((key) => !isSampleKey(key, samples))
}

const sampleKeys = ({ name, encryptionKeys }: Brand, samples: readonly Brand[]): string[] =>
  encryptionKeys.flatMap((key, index) =>
    isSampleKey(key, samples)
      ? `encryptionKeys.${index}: "${key.kid}" is a sample's key. Put in the public key of your gateway: npm run brand -- key ${name} gateway.pem`
      : [],
  )

/** Fields and files of a sample that no other brand may share, because they name who runs the site. */
function takenFrom(sample: Brand, brand: Brand): string[] {
  const own = (one: Brand): Record<string, string | undefined> => ({
    title: one.title,
    appId: one.appId,
    scheme: one.scheme,
    merchant: one.merchant,
    'logo.wordmark': one.logo.wordmark,
    'updates.key': one.updates?.key,
    'botCheck.siteKey': one.botCheck.kind === 'turnstile' ? one.botCheck.siteKey : undefined,
    'licence.number': one.licence.number,
  })
  const theirs = own(sample)
  const whose = `is that of the sample ${sample.name}. Put in your own.`
  return [
    ...Object.entries(own(brand)).flatMap(([path, value]) =>
      value !== undefined && value === theirs[path] ? `${path}: "${value}" ${whose}` : [],
    ),
    ...takenFiles(sample, brand).map((file) => `${shownBrandFile(brand.name, file)} ${whose}`),
  ]
}

function takenFiles(sample: Brand, brand: Brand): string[] {
  const pairs = [
    [brand.logo.mark, sample.logo.mark],
    [brand.logo.social, sample.logo.social],
    [trayFile, trayFile],
  ]
  return pairs.flatMap(([mine, theirs]) => {
    if (mine === undefined || theirs === undefined) return []
    const [own, other] = [contentOf(brand.name, mine), contentOf(sample.name, theirs)]
    return own && other && own.equals(other) ? mine : []
  })
}

const contentOf = (name: string, file: string): Buffer | undefined =>
  existsSync(brandFile(name, file)) ? readFileSync(brandFile(name, file)) : undefined

/** Whether a brand's icons are of an earlier mark. */
function staleIcons({ name, logo }: Brand): string[] {
  const mark = contentOf(name, logo.mark)
  if (!mark) return []
  return contentOf(name, markHashFile)?.toString().trim() === hashOf(mark)
    ? []
    : [
        `${shownBrandFile(name, iconFolder)}: the icons are not of this ${logo.mark}. Draw them: npm run icons`,
      ]
}

const unreadable = ({ theme }: Brand): string[] =>
  (['light', 'dark'] as const).flatMap((name) =>
    unreadableTexts(name, withBrandTokens(name, theme[name])).map(
      ({ text, ground, contrast }) =>
        `theme.${name}: ${text} on ${ground} has a contrast of ${contrast.toFixed(2)}:1, but texts need 4.5:1. Change one of them.`,
    ),
  )
