import { useTranslation } from 'react-i18next'
import type { ContractDownline } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { Button } from '#ui/button/button.tsx'
import { useContractActions } from '../api/use-contract-actions.ts'
import { noEffect } from '../model/shown-effect.ts'
import styles from './downline-contracts.module.css'

export type OpenAction = { row: ContractDownline; action: 'request' | 'terminate' | 'agreeEnd' }

type DownlineActionsProps = {
  row: ContractDownline
  /** Opens a question about the row. */
  onOpen: (action: OpenAction) => void
  onOffer: (accountId: string) => void
}

/** What can be done about a downline's contract in its state. */
export function DownlineActions({ row, onOpen, onOffer }: DownlineActionsProps) {
  const { t } = useTranslation('agentContracts')
  const { withdraw, answerEnd, report, isPending } = useContractActions()
  const { account, accountId, state, current, next, proposal } = row
  const toEnd = [next, current].find((one) => one?.state === 'agreed')
  const handleRefuse = (contractId: string) =>
    void report(
      async () => answerEnd.mutateAsync({ contractId, accept: false, ...noEffect }),
      t('end.refused', { account }),
    )
  const handleWithdraw = (contractId: string) =>
    void report(async () => withdraw.mutateAsync({ contractId, what: 'proposal' }), t('takenBack'))
  return (
    <span className={styles.actions}>
      {state === 'requested' && (
        <Button
          size="sm"
          aria-label={t('action.answerOf', { account })}
          onClick={() => onOpen({ row, action: 'request' })}
        >
          {t('action.answer')}
        </Button>
      )}
      {state === 'asksToEnd' && toEnd && (
        <>
          <Button
            size="sm"
            aria-label={t('action.agreeOf', { account })}
            onClick={() => onOpen({ row, action: 'agreeEnd' })}
          >
            {t('action.agree')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={isPending}
            aria-label={t('action.refuseOf', { account })}
            onClick={() => handleRefuse(toEnd.contractId)}
          >
            {t('action.refuse')}
          </Button>
        </>
      )}
      {state === 'offered' && proposal && (
        <Button
          size="sm"
          variant="quiet"
          busy={isPending}
          aria-label={t('action.withdrawOf', { account })}
          onClick={() => handleWithdraw(proposal.contractId)}
        >
          {t('action.withdraw')}
        </Button>
      )}
      {(state === 'inForce' || state === 'toCome') && toEnd && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('action.terminateOf', { account })}
          onClick={() => onOpen({ row, action: 'terminate' })}
        >
          {t('action.terminate')}
        </Button>
      )}
      {(state === 'inForce' || state === 'ending' || state === 'none') && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('action.offerOf', { account })}
          onClick={() => onOffer(accountId)}
        >
          {t('action.offer')}
        </Button>
      )}
    </span>
  )
}
