import { describe, expect, test } from 'vitest'
import {
  backends,
  firstState,
  nextState,
  storageOf,
  type VaultEvent,
  type VaultState,
  vaultFaults,
} from './machine.ts'

const works = (backend: 'keyring' | 'safeStorage'): VaultEvent => ({ type: 'works', backend })
const fails = (backend: 'keyring' | 'safeStorage', fault: (typeof vaultFaults)[number]): VaultEvent => ({
  type: 'fails',
  backend,
  fault,
})
const after = (...events: VaultEvent[]): VaultState => events.reduce(nextState, firstState)

describe('[DSK-02] which place the vault uses', () => {
  test.each<[string, VaultEvent[], string]>([
    ['uses the system’s vault where it works', [works('keyring')], 'vault'],
    ...vaultFaults.map((fault): [string, VaultEvent[], string] => [
      `encrypts with the system’s key where the vault is ${fault}`,
      [fails('keyring', fault), works('safeStorage')],
      'encrypted',
    ]),
    ...vaultFaults.map((fault): [string, VaultEvent[], string] => [
      `keeps in memory only where the key is ${fault} too`,
      [fails('keyring', 'absent'), fails('safeStorage', fault)],
      'memory',
    ]),
    [
      'falls back when an open vault locks itself',
      [works('keyring'), fails('keyring', 'locked'), works('safeStorage')],
      'encrypted',
    ],
    [
      'stays where it is when one entry can’t be read',
      [works('keyring'), fails('keyring', 'undecryptable')],
      'vault',
    ],
    [
      'tries a locked vault again when there is something to keep',
      [fails('keyring', 'locked'), works('safeStorage'), { type: 'retry' }, works('keyring')],
      'vault',
    ],
    [
      'tries again from memory, too',
      [fails('keyring', 'locked'), fails('safeStorage', 'absent'), { type: 'retry' }, works('keyring')],
      'vault',
    ],
    [
      'does not try an absent or refusing vault again',
      [fails('keyring', 'denied'), works('safeStorage'), { type: 'retry' }, works('keyring')],
      'encrypted',
    ],
    ['claims nothing before it knows', [], 'memory'],
  ])('%s', (_, events, storage) => {
    expect(storageOf(after(...events))).toBe(storage)
  })

  test('a late report of a place that is not being tried changes nothing', () => {
    const states = [
      after(),
      after(works('keyring')),
      after(fails('keyring', 'absent')),
      after(fails('keyring', 'absent'), works('safeStorage')),
      after(fails('keyring', 'absent'), fails('safeStorage', 'absent')),
    ]
    for (const state of states)
      for (const backend of backends.filter((name) => state.at === 'memory' || name !== state.backend))
        for (const event of [works(backend), ...vaultFaults.map((fault) => fails(backend, fault))])
          expect(nextState(state, event)).toBe(state)
  })

  test('remembers why each better place is not used', () => {
    expect(after(fails('keyring', 'locked'), fails('safeStorage', 'absent'))).toEqual({
      at: 'memory',
      faults: { keyring: 'locked', safeStorage: 'absent' },
    })
  })
})
