import { keysOf } from '#shared/domain/keys-of.ts'

/** What an operator says to have a brand made. All are texts, as typed. */
export type Answers = {
  name: string
  title: string
  gateway: string
  origin: string
  merchant: string
  languages: string
  currency: string
  country: string
  timeZone: string
  age: string
  licence: string
  authority: string
  accent: string
  email?: string | undefined
  /** Path of an SVG. */
  mark?: string | undefined
  /** Path of the gateway's public key: JWK or PEM. */
  key?: string | undefined
  /** Lists of hosts, with commas between them. */
  images?: string | undefined
  games?: string | undefined
  chat?: string | undefined
}

/** What is asked: everything but the name. */
export type AnswerKey = Exclude<keyof Answers, 'name'>

/** The answers that are there so far. */
export type KnownAnswers = { name: string } & { [Key in AnswerKey]?: string | undefined }

/** What is asked of an operator who has a brand made, and the flag that answers it beforehand. */
export type Question = {
  flag: string
  /** What it is, in a few words. */
  asks: string
  example: string
  /** The fields of a brand file that are made of it. */
  fields: RegExp
  /** The answer if none is given, from those before. Without it, an answer is needed. */
  usual?: (known: KnownAnswers) => string | undefined
}

const optional = () => undefined

/** The questions, in their order. */
export const questions: Readonly<Record<AnswerKey, Question>> = {
  title: {
    flag: 'title',
    asks: 'Title of the site',
    example: 'Acme Play',
    fields: /^(title|shortTitle|logo)/,
  },
  gateway: {
    flag: 'gateway',
    asks: 'Address of the gateway, or "own" if it is the site’s own address',
    example: 'https://gateway.acme.example',
    fields: /^gatewayUrl/,
  },
  origin: {
    flag: 'origin',
    asks: 'Public address of the site, or "own" for whichever it is opened at',
    example: 'https://www.acme.example',
    fields: /^(publicOrigin|appId|hosts\.domains)/,
  },
  merchant: {
    flag: 'merchant',
    asks: 'Merchant code at the gateway',
    example: 'acme',
    fields: /^merchant/,
    usual: ({ name }) => name,
  },
  languages: {
    flag: 'languages',
    asks: 'Languages, the default first',
    example: 'EN,TY',
    fields: /^languages/,
  },
  country: { flag: 'country', asks: 'Country (ISO 3166)', example: 'PH', fields: /^country/ },
  currency: { flag: 'currency', asks: 'Currency (ISO 4217)', example: 'PHP', fields: /^currency/ },
  timeZone: { flag: 'time-zone', asks: 'Time zone', example: 'Asia/Manila', fields: /^timeZone/ },
  age: { flag: 'age', asks: 'Minimum age', example: '21', fields: /^minimumAge/ },
  licence: { flag: 'licence', asks: 'Number of the licence', example: '21-0042', fields: /^licence\.number/ },
  authority: {
    flag: 'authority',
    asks: 'Authority that gave it',
    example: 'PAGCOR',
    fields: /^licence\.(authority|notice)/,
  },
  accent: { flag: 'accent', asks: 'Accent colour', example: '#1565c0', fields: /^(theme|chatHeaderColor)/ },
  email: {
    flag: 'email',
    asks: 'Email address for players, or nothing',
    example: 'help@acme.example',
    fields: /^contact/,
    usual: optional,
  },
  mark: {
    flag: 'mark',
    asks: 'SVG file of the mark, or nothing for the title’s first letter',
    example: 'logo.svg',
    fields: /^mark$/,
    usual: optional,
  },
  key: {
    flag: 'key',
    asks: 'File with the gateway’s public key (PEM or JWK), or nothing to add it later',
    example: 'gateway.pem',
    fields: /^encryptionKeys/,
    usual: optional,
  },
  images: {
    flag: 'images',
    asks: 'Hosts of pictures, or nothing',
    example: 'https://*.cdn.acme.example,https://img.acme.example',
    fields: /^hosts\.images/,
    usual: optional,
  },
  games: {
    flag: 'games',
    asks: 'Hosts of games, or nothing',
    example: 'https://*.games.acme.example',
    fields: /^hosts\.games/,
    usual: optional,
  },
  chat: {
    flag: 'chat',
    asks: 'Hosts of customer service, or nothing',
    example: 'https://care.acme.example',
    fields: /^hosts\.chat/,
    usual: optional,
  },
}

/** The questions in their order, with the answers that they are for. */
export const questionList = keysOf(questions).map((key) => [key, questions[key]] as const)

/** Whether every answer is there that a brand needs. */
export const isComplete = (known: KnownAnswers): known is Answers =>
  questionList.every(([key, { usual }]) => usual === optional || known[key] !== undefined)

/** The flags, as the command's help has them. */
export const brandFlags: Readonly<Record<string, { does: string; value: string }>> = Object.fromEntries(
  Object.values(questions).map(({ flag, asks, example }) => [flag, { does: asks, value: example }]),
)
