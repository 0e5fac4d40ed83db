import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDayTime } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { useContractActions } from '../api/use-contract-actions.ts'
import type { ContractOverview } from '../api/use-contracts.ts'
import { noEffect, shownEffect } from '../model/shown-effect.ts'
import { ConditionFacts } from './condition-facts.tsx'
import { EndsNotice } from './ends-notice.tsx'
import styles from './pending-offer.module.css'
import { TermsTable } from './terms-table.tsx'
import { usePartyName } from './use-party-name.ts'

/** An offer of the upline that waits for the agent: what it changes, what it ends below, and the answer. */
export function PendingOffer({ overview }: { overview: ContractOverview }) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const partyName = usePartyName()
  const { answer, report, isPending } = useContractActions()
  const [asking, setAsking] = useState(false)
  const { current, proposal, proposalEffect: effect, proposalFigures: figures } = overview
  if (proposal?.state !== 'offered' || !effect || !figures) return null
  const { contractId, upline, rate, answerBy } = proposal
  const title = t('offer.title', { upline: partyName(upline) })
  const count = effect.ending.length
  const [only] = effect.ending
  const day = formatDate(effect.at, tag)
  const handleAnswer = (accept: boolean) =>
    void report(
      async () => answer.mutateAsync({ contractId, accept, ...(accept ? shownEffect(effect) : noEffect) }),
      t(accept ? 'offer.accepted' : 'offer.rejected', { rate: formatPercent(rate, tag), day }),
    )
  return (
    <Card className={styles.offer}>
      <section className={styles.parts} aria-label={title}>
        <div className={styles.part}>
          <header>
            <h3 className={styles.title}>
              <span>{title}</span> <Tag tone="soft">{t('offer.waiting')}</Tag>
            </h3>
            <p className="small muted">
              {t('offer.dates', { day, until: answerBy === null ? '–' : formatDayTime(answerBy, tag) })}
            </p>
          </header>
          <TermsTable label={title} before={current} after={proposal} />
        </div>
        <div className={styles.part}>
          <ConditionFacts terms={proposal} figures={figures} />
          <EndsNotice title={t('ends.accepting', { count })} effect={effect} />
          <div className={styles.actions}>
            <Button disabled={isPending} onClick={() => handleAnswer(false)}>
              {t('reject')}
            </Button>
            <Button
              variant="accent"
              busy={isPending}
              onClick={() => (count > 1 ? setAsking(true) : handleAnswer(true))}
            >
              {count === 0
                ? t('accept')
                : count === 1
                  ? t('acceptOne', { account: only?.account ?? '' })
                  : t('acceptMany', { count })}
            </Button>
          </div>
        </div>
      </section>
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          icon={<TriangleAlert />}
          title={t('offer.ask', { count })}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('offer.keep')}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsking(false)
                  handleAnswer(true)
                }}
              >
                {t('acceptMany', { count })}
              </Button>
            </>
          }
        >
          {t('offer.consequence', { count, rate: formatPercent(rate, tag), day })}
        </ConfirmDialog>
      )}
    </Card>
  )
}
