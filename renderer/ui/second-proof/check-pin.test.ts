import { expect, test } from 'vitest'
import { checkPin, type PinTask, type PinValues } from './check-pin.ts'

const good = {
  login: 'Palaro123',
  boundCode: '654321',
  code: '123456',
  old: '862040',
  pin: '740213',
  repeat: '740213',
}

test.each<[PinTask, Partial<PinValues>, object]>([
  ['set', {}, {}],
  ['change', {}, {}],
  ['reset', {}, {}],
  ['set', { login: '' }, { login: 'login' }],
  ['change', { login: '', code: '' }, {}],
  ['set', { boundCode: ' ' }, { boundCode: 'boundCode' }],
  ['change', { boundCode: '' }, {}],
  ['set', { pin: '', repeat: '' }, { pin: 'required' }],
  ['set', { pin: '7402', repeat: '7402' }, { pin: 'format' }],
  ['set', { pin: '333333', repeat: '333333' }, { pin: 'simple' }],
  ['set', { pin: '456789', repeat: '456789' }, { pin: 'simple' }],
  ['set', { pin: '987654', repeat: '987654' }, { pin: 'simple' }],
  ['set', { repeat: '740214' }, { repeat: 'differ' }],
  ['change', { old: '' }, { old: 'required' }],
  ['change', { old: '86' }, { old: 'format' }],
  ['change', { old: '740213' }, { pin: 'same' }],
  ['reset', { code: ' ' }, { code: 'code' }],
])('[MBR-03] to %s with %j: %j', (task, change, faults) => {
  expect(checkPin(task, { ...good, ...change }, true)).toEqual(faults)
})

test('[MBR-03] an account without number and address sets one without a code', () => {
  expect(checkPin('set', { ...good, boundCode: '' }, false)).toEqual({})
})
