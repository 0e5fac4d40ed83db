import * as z from 'zod/mini'
import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { isMessageKind, messageKinds } from './kinds.ts'
import type { MessageContent } from './message-content.ts'
import type { MessageRow } from './message-store.ts'

type Message = ValueOf<typeof contract.messages.list>['list'][number]

const part = z.union([
  z.string(),
  z.number(),
  z.object({ money: z.number() }),
  z.record(z.string(), z.string()),
])
const fillSchema = z.record(z.string(), part)

/** A stored message in the reader's language. Undefined for a kind that no longer exists. */
export function writeMessage(row: MessageRow, language: ServedLanguage): Message | undefined {
  if (!isMessageKind(row.kind)) return undefined
  const { topic, title, body, link }: MessageContent = messageKinds[row.kind]
  const fill = z.parse(fillSchema, JSON.parse(row.fill))
  const write = (words: string) =>
    words.replace(/\{(\w+)\}/g, (_, name: string) => wordsOf(fill[name] ?? '', language)).trim()
  return {
    messageId: String(row.id),
    topic,
    title: write(title[language]),
    body: write(body[language]),
    time: row.created,
    read: row.read !== null,
    link: link ? { path: write(link.path), label: link.label[language] } : null,
  }
}

function wordsOf(value: z.output<typeof part>, language: ServedLanguage): string {
  if (typeof value !== 'object') return String(value)
  return isMoney(value) ? pesos(value.money) : (value[language] ?? '')
}

const isMoney = (value: object): value is { money: number } =>
  'money' in value && typeof value.money === 'number'

const pesos = (minor: number): string =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(minor / 100)
