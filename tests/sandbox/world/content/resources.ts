import { dayLength } from '../market/merchant-zone.ts'
import type { Text } from '../texts/language.ts'
import { fillText, type ServedLanguage } from '../texts/language.ts'
import { texts } from './texts.ts'

/** Social pages. Their hosts are reserved for examples and lead nowhere. */
const pages = [
  { resourceType: 'FACEBOOK', url: 'https://facebook.example/palaro', labelNameEn: 'Facebook' },
  { resourceType: 'INSTAGRAM', url: 'https://instagram.example/palaro', labelNameEn: 'Instagram' },
  { resourceType: 'YOUTUBE', url: 'https://youtube.example/palaro', labelNameEn: 'YouTube' },
  { resourceType: 'TELEGRAM', url: 'https://telegram.example/palaro', labelNameEn: 'Telegram' },
] as const

/** `x` or a later version. */
const orLater = (system: string): Text => fillText(texts.orLater, { system })

type Download = {
  readonly resourceType: string
  readonly url: string
  readonly labelNameEn: string
  readonly version?: string
  /** In bytes. */
  readonly size?: number
  readonly daysOld?: number
  readonly checksum?: string
  readonly requires: Text
}

const downloads: readonly Download[] = [
  {
    resourceType: 'ANDROID',
    url: 'https://download.example/palaro.apk',
    labelNameEn: 'Android',
    version: '4.2.0',
    size: 18_874_368,
    daysOld: 8,
    checksum: 'c0b1f0d4e28a3957a6f2b8117d5e94c3310f6ab2d97c54e8b1a06f3d4f9a21c7',
    requires: orLater('Android 9'),
  },
  {
    resourceType: 'IOS',
    url: 'https://download.example/palaro.ios',
    labelNameEn: 'iPhone',
    version: '4.2.0',
    size: 31_457_280,
    daysOld: 8,
    requires: orLater('iOS 16'),
  },
  {
    resourceType: 'H5',
    url: 'https://m.example/palaro',
    labelNameEn: 'Lite app',
    requires: texts.downloads.web.requires,
  },
  {
    resourceType: 'WINDOWS',
    url: 'https://download.example/palaro-setup.exe',
    labelNameEn: 'Windows',
    version: '4.2.0',
    size: 98_566_144,
    daysOld: 8,
    checksum: '5d7e2a90cbb84f1630fa7c12e8d945b76a3c1f08e4d2967b0c58a1f3be6d7042',
    requires: orLater('Windows 10'),
  },
]

/** Apps and social pages in a language. */
export const resourcesIn = (language: ServedLanguage, now: number) => [
  ...pages,
  ...downloads.map(({ daysOld, requires, ...download }) => ({
    ...download,
    qrCodeUrl: null,
    updated: daysOld === undefined ? null : now - daysOld * dayLength,
    requires: requires[language],
  })),
]
