import { channels } from '#sandbox/operator/deposits/channels.ts'
import type { SettingValues } from '#sandbox/operator/settings/definitions.ts'
import { largest, perDay } from '#sandbox/operator/withdrawals/terms.ts'
import { formatPeso } from '../market/format-peso.ts'
import { momentOf } from '../market/merchant-zone.ts'
import type { ServedLanguage, Text } from '../texts/language.ts'
import { factNames, factValues } from './help-facts.ts'
import { questions } from './help-questions.ts'
import { texts } from './texts.ts'

/** When a topic was last changed: year, month from 1, day. */
const changed: Readonly<Record<string, readonly [number, number, number]>> = {
  register: [2026, 9, 14],
  deposit: [2026, 11, 18],
  withdraw: [2026, 11, 18],
  bonus: [2026, 10, 2],
  rules: [2026, 8, 20],
  privacy: [2026, 6, 1],
  term: [2026, 11, 18],
  security: [2026, 10, 27],
  points: [2026, 9, 30],
  'agent-policy': [2026, 7, 15],
}

/** Topics in one sentence. */
export const briefs: Readonly<Record<string, Text>> = texts.briefs

type Fact = { name: Text; value: Text | string }

/** The figures of topics, from the rules that the sandbox applies. */
function factsOf(tag: string, values: SettingValues): readonly Fact[] {
  switch (tag) {
    case 'deposit': {
      const mins = channels.map(({ min }) => min)
      return [
        { name: factNames.min, value: formatPeso(Math.min(...mins)) },
        { name: factNames.max, value: formatPeso(Math.max(...channels.map(({ max }) => max))) },
        { name: factNames.usualTime, value: factValues.underMinute },
        { name: factNames.fee, value: factValues.depositFee },
      ]
    }
    case 'withdraw': {
      const free = Number(values.withdrawalFree)
      const fee = Number(values.withdrawalFee) * 100
      return [
        { name: factNames.min, value: formatPeso(Number(values.withdrawalMin) * 100) },
        { name: factNames.perOrder, value: formatPeso(largest) },
        { name: factNames.perDay, value: formatPeso(perDay.amount) },
        { name: factNames.usualTime, value: factValues.quarterHour },
        {
          name: factNames.fee,
          value: fee === 0 ? factValues.none : factValues.freeThen(free, formatPeso(fee)),
        },
      ]
    }
    case 'points':
      return [
        { name: factNames.earn, value: factValues.pointPerHundred },
        { name: factNames.expiry, value: factValues.never },
      ]
    case 'contact':
      return [
        { name: factNames.hours, value: '24/7' },
        { name: factNames.answer, value: factValues.underMinute },
        { name: factNames.languages, value: 'English, Filipino' },
        { name: factNames.email, value: 'help@palaro.example' },
      ]
    default:
      return []
  }
}

/** What a topic has beside its text, in a language. */
export const helpDetailsIn = (tag: string, language: ServedLanguage, values: SettingValues) => {
  const { [tag]: day } = changed
  return {
    updated: day ? momentOf(day[0], day[1] - 1, day[2]) : null,
    brief: briefs[tag]?.[language] ?? null,
    facts: factsOf(tag, values).map(({ name, value }) => ({
      name: name[language],
      value: typeof value === 'string' ? value : value[language],
    })),
    questions: (questions[tag] ?? []).map(([question, answer]) => ({
      question: question[language],
      answer: answer[language],
    })),
  }
}
