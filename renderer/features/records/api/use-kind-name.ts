import { useTranslation } from 'react-i18next'
import { useRole } from '#lib/session/use-role.ts'
import type { EntryKind } from '#shared/domain/entry-kinds.ts'

/** The name of an entry's kind. A player with a rate of their own has no team whose bets would bring them a rebate. */
export function useKindName(): (kind: EntryKind) => string {
  const { t } = useTranslation('statement')
  const isAgent = useRole() === 'agent'
  return (kind) => t(kind === 'commission' && !isAgent ? 'ownRebate' : `kind.${kind}`)
}
