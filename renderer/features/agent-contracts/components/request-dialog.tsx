import { useTranslation } from 'react-i18next'
import { useWhileMounted } from '#lib/forms/use-while-mounted.ts'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { AgentContract, ContractFigures } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { LoadNotice } from '#ui/notice/load-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useContractActions } from '../api/use-contract-actions.ts'
import { useContractEffect } from '../api/use-contracts.ts'
import { noEffect, shownEffect } from '../model/shown-effect.ts'
import { ConditionFacts } from './condition-facts.tsx'
import styles from './effect-dialog.module.css'
import { EndsNotice } from './ends-notice.tsx'
import { TermsTable } from './terms-table.tsx'

type RequestDialogProps = {
  proposal: AgentContract
  current: AgentContract | null
  figures: ContractFigures
  onClose: () => void
}

/** A downline's request for a contract: what it changes and ends, and the answer. */
export function RequestDialog({ proposal, current, figures, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['agentContracts', 'common'])
  const { tag } = useLanguage()
  const { contractId, agent, rate } = proposal
  const query = useContractEffect(contractId)
  const { answer, report, isPending } = useContractActions()
  const { data: effect, error } = query
  const close = useWhileMounted(onClose)
  const title = t('request.title', { account: agent.account, rate: formatPercent(rate, tag) })
  const handleAnswer = async (accept: boolean) => {
    const shown = accept && effect ? shownEffect(effect) : noEffect
    const words = t(accept ? 'request.accepted' : 'request.rejected', { account: agent.account })
    if (await report(async () => answer.mutateAsync({ contractId, accept, ...shown }), words)) close()
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('common:action.close')}>
      <div className={styles.words}>
        {effect && <p className="small muted">{t('request.from', { day: formatDate(effect.at, tag) })}</p>}
        <TermsTable label={title} before={current} after={proposal} />
        <ConditionFacts terms={proposal} figures={figures} />
        {!effect && !error && <Skeleton height="48px" />}
        <LoadNotice query={query} />
        {effect && (
          <EndsNotice title={t('ends.accepting', { count: effect.ending.length })} effect={effect} />
        )}
        <div className={styles.actions}>
          <Button disabled={isPending} onClick={() => void handleAnswer(false)}>
            {t('reject')}
          </Button>
          <Button
            variant="primary"
            disabled={!effect}
            busy={isPending}
            onClick={() => void handleAnswer(true)}
          >
            {t('accept')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
