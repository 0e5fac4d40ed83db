import { FilePen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWhileMounted } from '#lib/forms/use-while-mounted.ts'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { AgentContract } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { LoadNotice } from '#ui/notice/load-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useContractActions } from '../api/use-contract-actions.ts'
import { useContractEffect } from '../api/use-contracts.ts'
import { shownEffect } from '../model/shown-effect.ts'
import styles from './effect-dialog.module.css'
import { EndsNotice } from './ends-notice.tsx'
import { usePartyName } from './use-party-name.ts'

type EffectDialogProps = {
  /** `agreeEnd`: to end a downline's contract because it asked for that. */
  action: 'terminate' | 'agreeEnd' | 'askEnd'
  contract: AgentContract
  onClose: () => void
}

/** Says when a contract would end and what would end with it, before it is done. */
export function EffectDialog({ action, contract, onClose }: EffectDialogProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const partyName = usePartyName()
  const { contractId, agent, upline, rate } = contract
  const query = useContractEffect(contractId)
  const { terminate, answerEnd, askEnd, report, isPending } = useContractActions()
  const { data: effect, error } = query
  const close = useWhileMounted(onClose)
  const values = {
    account: agent.account,
    name: partyName(upline),
    rate: formatPercent(rate, tag),
    day: effect ? formatDate(effect.at, tag) : '',
  }
  const handleConfirm = async () => {
    if (!effect) return
    const input = { contractId, ...shownEffect(effect) }
    const work = {
      terminate: async () => terminate.mutateAsync(input),
      agreeEnd: async () => answerEnd.mutateAsync({ ...input, accept: true }),
      askEnd: async () => askEnd.mutateAsync({ contractId }),
    }
    // After a refusal the dialog shows what the effect is now.
    if (await report(work[action], t(`end.${action}.done`, values))) close()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      icon={<FilePen />}
      title={t(`end.${action}.title`, values)}
      actions={
        <>
          <Button onClick={onClose}>{t('end.keep')}</Button>
          <Button variant="danger" disabled={!effect} busy={isPending} onClick={() => void handleConfirm()}>
            {t(`end.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        {effect && <p>{t(`end.${action}.body`, values)}</p>}
        {!effect && !error && <Skeleton height="48px" />}
        <LoadNotice query={query} />
        {effect && <EndsNotice title={t('ends.ending', { count: effect.ending.length })} effect={effect} />}
      </div>
    </ConfirmDialog>
  )
}
