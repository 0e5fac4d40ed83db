import type { SettingNode } from '#shared/contract/endpoints/system.ts'
import { definitions, type SettingValues } from './definitions.ts'

/** A node that only groups others. */
type Branch = { modId: string; holds: readonly (string | Branch)[] }

/**
 * Where nodes are in the tree. Nodes not listed here are directly under MERCHANT. Uneven on purpose, like real trees.
 */
const branches: readonly Branch[] = [
  {
    modId: 'SECURITY',
    holds: [
      'CHNGPASSVERIF3',
      'CHNGPASSMAIL3',
      'MOBILEVERCODELOGIN3',
      'identityCheck',
      { modId: 'PASSWORDS', holds: ['passwordExpiry', 'passwordExpiryEnforced'] },
    ],
  },
  {
    modId: 'AGENCY',
    holds: [
      'AGENTPOLICY3',
      {
        modId: 'PAY',
        holds: [
          'contractDividend',
          { modId: 'SALARY', holds: ['dailySalary', 'hourlySalary', 'realtimeSalary'] },
        ],
      },
    ],
  },
]

const namesIn = ({ holds }: Branch): string[] =>
  holds.flatMap((held) => (typeof held === 'string' ? [held] : namesIn(held)))
const placed = new Set(branches.flatMap(namesIn))

/** The settings tree in the contract's format. `enabled` is "1" for on. */
export function settingsTree(values: Readonly<SettingValues>): SettingNode[] {
  const leaf = (modId: string): SettingNode => ({ modId, enabled: valueOf(values, modId) })
  const branch = ({ modId, holds }: Branch): SettingNode => ({
    modId,
    enabled: '1',
    childrenNodes: holds.map((held) => (typeof held === 'string' ? leaf(held) : branch(held))),
  })
  const atRoot = Object.entries(definitions).flatMap(([key, definition]) =>
    'modId' in definition && !placed.has(key) ? [leaf(key)] : [],
  )
  return [{ modId: 'MERCHANT', enabled: '1', childrenNodes: [...atRoot, ...branches.map(branch)] }]
}

const valueOf = (values: Readonly<SettingValues>, key: string): string =>
  Object.entries(values).some(([name, value]) => name === key && value === true) ? '1' : '0'
