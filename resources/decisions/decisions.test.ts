import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const decisions = readdirSync(folder).filter((file) => file.endsWith('.md') && !file.startsWith('000'))

describe('the decisions', () => {
  it('are numbered without a gap', () => {
    expect(decisions.map((file) => Number(file.slice(0, 3)))).toEqual(decisions.map((_, index) => index + 1))
  })

  it.each(decisions)('%s says whether it holds, since when, and instead of what', (file) => {
    const [title, , status, instead] = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
    expect(title).toMatch(/^# \S/)
    expect(status).toMatch(/^- Status: (accepted|replaced by \d{3}), 20\d\d-[01]\d-[0-3]\d$/)
    expect(instead).toMatch(/^- Instead of: \S/)
  })
})
