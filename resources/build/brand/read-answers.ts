import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Brand } from '#shared/brand/brand.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { brandFile, readBrandFile } from './brand-folder.ts'
import { type Palette, paletteOf, parseAccent } from './palette.ts'
import { publicKeyIn } from './public-key.ts'
import { type Answers, isComplete, type KnownAnswers, questionList, questions } from './questions.ts'
import { BrandError, readBrand } from './read-brand.ts'

/** The word for the site's own address, which a brand file leaves empty. */
const ownAddress = 'own'

const addressOf = (answer: string): string => (answer === ownAddress ? '' : answer)

const listOf = (answer = ''): string[] =>
  answer
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** A host's name reversed, for a brand that has a public address or a gateway. */
function appIdOf({ name, origin, gateway }: Answers): string {
  const url = URL.parse(addressOf(origin)) ?? URL.parse(addressOf(gateway))
  const labels = url?.hostname.split('.').filter((label) => label !== 'www') ?? []
  // An IP address is no name: its last label is a number.
  return labels.length > 1 && /\D/.test(labels.at(-1) ?? '')
    ? [...labels.toReversed(), 'client'].join('.')
    : `client.${name}`
}

/**
 * The content of a new brand's file. What only the operator can know and didn't say is taken from the sandbox's brand,
 * which `npm run brand -- check` names until it is replaced.
 */
function brandOf(answers: Answers, palette: Palette, mark: string) {
  const { name, title, licence, authority } = answers
  const sandbox = readBrandFile('palaro')
  const languages = listOf(answers.languages.toUpperCase())
  const origin = addressOf(answers.origin)
  return {
    name,
    title,
    appId: appIdOf(answers),
    scheme: name.replaceAll('-', ''),
    merchant: answers.merchant,
    gatewayUrl: addressOf(answers.gateway),
    publicOrigin: origin,
    platform: sandbox.platform,
    lotteryType: sandbox.lotteryType,
    device: sandbox.device,
    chatHeaderColor: palette.chatHeaderColor,
    prizeModes: sandbox.prizeModes,
    announcements: sandbox.announcements,
    esportsProviders: sandbox.esportsProviders,
    languages: { offered: languages, supported: languages, default: languages[0] },
    country: answers.country.toUpperCase(),
    currency: answers.currency.toUpperCase(),
    timeZone: answers.timeZone,
    minimumAge: Number(answers.age),
    features: { cockfight: false },
    encryptionKeys: answers.key === undefined ? sandbox.encryptionKeys : [keyIn(answers.key, name)],
    botCheck: { kind: 'none' },
    hosts: {
      images: listOf(answers.images),
      games: listOf(answers.games),
      captcha: [],
      chat: listOf(answers.chat),
      domains: origin === '' ? [] : [origin],
    },
    logo: { mark, wordmark: title, social: 'social.png' },
    theme: { light: palette.light, dark: palette.dark, background: palette.background },
    licence: { number: licence, authority, notice: `${title} is licensed by ${authority}.` },
    ...(answers.email !== undefined && { contact: { email: answers.email } }),
    responsibleMessage: sandbox.responsibleMessage,
  }
}

/** The gateway's key in a file. @throws Error that names the flag. */
function keyIn(file: string, name: string) {
  try {
    const key = publicKeyIn(file)
    return { ...key, kid: key.kid ?? `${name}-1` }
  } catch (error) {
    throw new Error(`--key ${reasonOf(error)}`, { cause: error })
  }
}

/** What answers make: the brand, the mark if one was given, and what of the colours had to be adjusted. */
export type ReadAnswers = { brand: Brand; mark: string | undefined; palette: Palette }

/**
 * Makes a brand of what an operator says, without drawing or writing anything.
 * @throws BrandError that names each wrong answer by its flag, with an example.
 */
export function readAnswers(answers: Answers): ReadAnswers {
  const { name, accent } = answers
  const faults: string[] = []
  if (existsSync(brandFile(name)))
    faults.push(`name: resources/brand/${name} is there already. Choose another name, or remove it.`)
  const colour = parseAccent(accent)
  if (!colour) faults.push(`--accent: "${accent}" is no colour. Example: "#1565c0"`)
  const palette = paletteOf(colour ?? { mode: 'oklch', l: 0.6, c: 0.15, h: 250 })
  const content = attempt(() => brandOf(answers, palette, 'mark.svg'), faults)
  const mark = attempt(() => (answers.mark === undefined ? undefined : markIn(answers.mark)), faults)
  const brand = content && attempt(() => readBrand(content, name), faults)
  if (!brand || faults.length > 0)
    throw new BrandError('No brand was made:', [...new Set(faults.map(byFlag))])
  return { brand, mark, palette }
}

/**
 * What is wrong with one answer, whatever the others will be.
 * @param known the answers up to here, this one among them.
 * @returns sentences without the flag's name; none if it is right.
 */
export function faultsOf(key: keyof Answers, known: KnownAnswers): string[] {
  // The scheme of links is made of the name.
  const subjects = key === 'name' ? ['name', 'scheme'] : [`--${questions[key].flag}`]
  const answers: KnownAnswers = { name: known.name }
  // Examples, which are right, stand in for what isn't known yet.
  for (const [one, { example, usual }] of questionList)
    answers[one] = known[one] ?? (usual ? usual(known) : example)
  if (!isComplete(answers)) return []
  try {
    readAnswers(answers)
    return []
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    return subjects.flatMap((subject) =>
      error.refusals
        .filter((refusal) => refusal.startsWith(subject))
        .map((refusal) => refusal.slice(subject.length).replace(/^:? /, '')),
    )
  }
}

/** Returns what a function returns, or notes what it throws. */
function attempt<Result>(run: () => Result, faults: string[]): Result | undefined {
  try {
    return run()
  } catch (error) {
    faults.push(...(error instanceof BrandError ? error.refusals : [reasonOf(error)]))
    return undefined
  }
}

/** A refusal with the flag in the place of the field, as far as the field comes from one. */
function byFlag(refusal: string): string {
  const question = Object.values(questions).find(({ fields }) => fields.test(refusal))
  if (!question) return refusal
  const { flag, example } = question
  const says = refusal.replace(/^[^:]+: /, '').replace(/ Example: .*$/, '')
  return `--${flag}: ${says} Example: --${flag} ${example}`
}

const largestMark = 200_000

/**
 * Reads a mark.
 * @throws Error that says why it can't be one.
 */
function markIn(file: string): string {
  let text: string
  try {
    text = readFileSync(resolve(file), 'utf8')
  } catch {
    throw new Error(`--mark ${file}: there is no such file. Example: --mark logo.svg`)
  }
  if (!/<svg[\s>]/.test(text))
    throw new Error(`--mark ${file}: must be an SVG picture. Example: --mark logo.svg`)
  if (/<script|\son\w+\s*=|javascript:|<foreignObject/i.test(text))
    throw new Error(`--mark ${file}: must not contain scripts. Export it as a plain picture.`)
  if (text.length > largestMark)
    throw new Error(`--mark ${file}: must be smaller than ${largestMark / 1000} kB.`)
  return text
}
