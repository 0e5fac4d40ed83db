import { expect, test } from 'vitest'
import type { MerchantFlag } from './merchant-flags.ts'
import { settingOf } from './settings-tree.ts'

/** Uneven in depth, like real ones. */
const tree = [
  {
    modId: 'MERCHANT',
    enabled: '1',
    childrenNodes: [
      { modId: 'CBS3', enabled: '1' },
      {
        modId: 'SECURITY',
        // A branch that is off says nothing about the nodes below it.
        enabled: '0',
        childrenNodes: [
          { modId: 'CHNGPASSVERIF3', enabled: '0', childrenNodes: [{ modId: 'AGENTPOLICY3', enabled: '1' }] },
        ],
      },
    ],
  },
  { modId: 'DIRECTREG3', enabled: '0' },
  { modId: 'passwordExpiry', enabled: 'true' },
  { modId: 'loginedToHomePage', enabled: '' },
]

test.each<[MerchantFlag, boolean]>([
  ['CBS3', true],
  ['CHNGPASSVERIF3', false],
  ['AGENTPOLICY3', true],
  ['DIRECTREG3', false],
  // Only "1" means on.
  ['passwordExpiry', false],
  ['loginedToHomePage', false],
  ['dailySalary', false],
])('[BOOT-06] the flag %s, at its depth in the tree, is %j', (flag, on) => {
  expect(settingOf(tree, flag)).toBe(on)
})
