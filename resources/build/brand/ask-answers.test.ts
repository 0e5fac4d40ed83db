import { expect, test } from 'vitest'
import { askAnswers } from './ask-answers.ts'

/** Somebody who types answers, the next one at each question. */
function typing(...answers: readonly string[]) {
  const left = [...answers]
  const seen: string[] = []
  return {
    seen,
    question: async (text: string) => {
      seen.push(text)
      const answer = left.shift()
      if (answer === undefined) throw new Error(`nothing is typed at “${text}”`)
      return answer
    },
    say: (text: string) => void seen.push(text),
  }
}

const flags = {
  title: 'Harbour',
  gateway: 'https://gateway.harbour.games',
  origin: 'https://www.harbour.games',
  languages: 'EN,JA',
  country: 'PH',
  currency: 'PHP',
  'time-zone': 'Asia/Manila',
  age: '21',
  licence: '21-0042',
  authority: 'PAGCOR',
  accent: '#0a7d6c',
}
const { country: _, age: __, ...others } = flags

test('[OPS-01] a wrong answer is said at its question, and asked for again until it is right', async () => {
  const person = typing('', 'Philippines', '', 'PH', 'x', '12', '21', '', 'nowhere.svg', '', '', '', '', '')
  const answers = await askAnswers('harbour', others, person)
  expect(answers).toMatchObject({ merchant: 'harbour', country: 'PH', age: '21', mark: undefined })
  const text = person.seen.join('\n')
  expect(text).toMatch(/Country[^\n]+\n {2}"PHILIPPINES" must be [^\n]+ Example: PH\nCountry/)
  expect(text).toMatch(/Country[^\n]+\n {2}It is needed\. Example: PH\nCountry/)
  expect(text).toMatch(/Minimum age[^\n]+\n {2}12 must be [^\n]+ Example: 21\nMinimum age/)
  expect(text).toMatch(/SVG file[^\n]+\n {2}[^\n]*nowhere\.svg[^\n]* there is no such file[^\n]+\nSVG file/)
})

test('[OPS-01] a wrong flag or a name that is taken is said before the first question', async () => {
  const person = typing()
  const asked = askAnswers('palaro', { ...others, accent: 'bluish', gateway: 'ftp://gateway' }, person)
  await expect(asked).rejects.toThrow(/name: resources\/brand\/palaro is there already/)
  await expect(asked).rejects.toThrow(/--accent: "bluish" is no colour/)
  await expect(asked).rejects.toThrow(/--gateway: "ftp:\/\/gateway" must be/)
  await expect(askAnswers('javascript', others, person)).rejects.toThrow(/name: "javascript" must be/)
  expect(person.seen).toEqual([])
})

test('[OPS-01] a script is asked nothing: what is missing is named with its flag, and what has a usual answer isn’t needed', async () => {
  await expect(askAnswers('harbour', others)).rejects.toThrow(
    'These flags are missing:\n' +
      '  --country: Country (ISO 3166). Example: --country PH\n' +
      '  --age: Minimum age. Example: --age 21',
  )
  expect(await askAnswers('harbour', flags)).toMatchObject({ merchant: 'harbour', email: undefined })
})
