import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoneyOperation } from '#lib/money-operation/money-operation-machine.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { OperationNotice } from '#ui/operation-notice/operation-notice.tsx'
import rowStyles from './rows.module.css'

type ClaimOutcomeProps<Result> = {
  claim: { state: MoneyOperation<unknown, Result>; isAsking: boolean; ask: () => void }
  /** What to say about a claim that succeeded. */
  done: (result: Result) => ReactNode
}

/** What became of the latest claim. Renders nothing before and while it is sent. */
export function ClaimOutcome<Result>({ claim, done }: ClaimOutcomeProps<Result>) {
  const { t } = useTranslation('rewards')
  const { state } = claim
  return (
    <div aria-live="polite" className={rowStyles.outcome}>
      {state.step === 'settled' ? (
        <Notice icon={<CircleCheck />}>{done(state.result)}</Notice>
      ) : (
        <OperationNotice
          operation={claim}
          lost={t('claim.lost')}
          expired={t('claim.expired')}
          unsure={t('claim.unsure')}
        />
      )}
    </div>
  )
}
