import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { MoneyOperation } from '#lib/money-operation/money-operation-machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import rows from './rows.module.css'

type ClaimOutcomeProps<Result> = {
  claim: { state: MoneyOperation<unknown, Result>; isAsking: boolean; ask: () => void }
  /** What to say about a claim that succeeded. */
  done: (result: Result) => ReactNode
}

/** What became of the latest claim. Renders nothing before and while it is sent. */
export function ClaimOutcome<Result>({ claim, done }: ClaimOutcomeProps<Result>) {
  return (
    <div aria-live="polite" className={rows.outcome}>
      <Outcome claim={claim} done={done} />
    </div>
  )
}

function Outcome<Result>({ claim: { state, isAsking, ask }, done }: ClaimOutcomeProps<Result>) {
  const { t } = useTranslation(['rewards', 'common'])
  const faultMessage = useFaultMessage()
  switch (state.step) {
    case 'settled':
      return <Notice icon={<CircleCheck />}>{done(state.result)}</Notice>
    case 'refused': {
      const message = faultMessage(state.fault)
      return message === undefined ? null : <Notice tone="danger">{message}</Notice>
    }
    case 'unknown':
      return (
        <Notice
          tone="warn"
          action={
            <Button size="sm" busy={isAsking} onClick={ask}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {t('claim.unsure')}
        </Notice>
      )
    case 'expired':
      return <Notice tone="warn">{t('claim.expired')}</Notice>
    case 'editing':
      return state.lost ? <Notice tone="warn">{t('claim.lost')}</Notice> : null
    default:
      return null
  }
}
