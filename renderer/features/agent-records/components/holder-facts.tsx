import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { TeamAccount } from '#shared/contract/endpoints/agent-team.ts'
import { Button } from '#ui/button/button.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'

type HolderFactsProps = {
  account: string
  /** From the agent's direct downline to the account, once it has loaded. */
  path: readonly TeamAccount[] | undefined
}

/** Whose record it is and where in the team they are, with the way to them in the downline. */
export function HolderFacts({ account, path }: HolderFactsProps) {
  const { t } = useTranslation('agentRecords')
  const show = useOverlays((state) => state.show)
  const handleDownline = () =>
    show({ name: 'agent', page: 'downline', query: new URLSearchParams({ find: account }).toString() })
  return (
    <>
      <Facts>
        <Fact name={t('column.member')}>
          <bdi>{account}</bdi>
        </Fact>
        {path && (
          <Fact name={t('line')}>
            <bdi>{[t('you'), ...path.map((step) => step.account)].join(' › ')}</bdi>
          </Fact>
        )}
      </Facts>
      <Button onClick={handleDownline}>{t('inDownline')}</Button>
    </>
  )
}
