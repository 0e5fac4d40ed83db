import { expect, test } from 'vitest'
import { checkApplication } from './check-application.ts'

const draft = { remark: '', contact: '', pictures: 1, waiting: 0, failed: 0 }
const both = { pictures: true, contact: true }
const none = { pictures: false, contact: false }

test.each([
  [{}, none, {}],
  [{ pictures: 0 }, none, {}],
  [{ pictures: 0 }, both, { pictures: 'required', contact: 'required' }],
  [{ contact: '0917 123 4567' }, both, {}],
  [{ contact: '+63 (917) 123-4567' }, both, {}],
  [{ contact: '0917 12' }, both, { contact: 'format' }],
  [{ contact: 'tawagan mo ako' }, both, { contact: 'format' }],
  [{ contact: '1234567890123456' }, both, { contact: 'format' }],
  [{ waiting: 1 }, none, { pictures: 'waiting' }],
  [{ waiting: 1, failed: 1 }, none, { pictures: 'failed' }],
  [{ remark: 'x'.repeat(140) }, none, {}],
  [{ remark: `  ${'x'.repeat(140)}  ` }, none, {}],
  [{ remark: '🎰'.repeat(140) }, none, {}],
  [{ remark: 'x'.repeat(141) }, none, { remark: 'tooLong' }],
] as const)(
  '[PRO-01][MBR-13] %j, of a promotion that asks for %j, has the faults %j',
  (typed, asks, faults) => {
    expect(checkApplication({ ...draft, ...typed }, asks)).toEqual(faults)
  },
)
