import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDayTime } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useContractActions } from '../api/use-contract-actions.ts'
import type { ContractOverview } from '../api/use-contracts.ts'
import { ConditionFacts } from './condition-facts.tsx'
import { EffectDialog } from './effect-dialog.tsx'
import styles from './own-contract.module.css'
import { usePartyName } from './use-party-name.ts'
import { useTermText } from './use-term-text.ts'

type OwnContractProps = { overview: ContractOverview; onAsk: () => void }

/** The agent's own contract, how far the period is, and what the agent has asked for. */
export function OwnContract({ overview, onAsk }: OwnContractProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const partyName = usePartyName()
  const text = useTermText()
  const { withdraw, report, isPending } = useContractActions()
  /** The contract that the question is about, so that it isn't asked about the next one. */
  const [ending, setEnding] = useState<string>()
  const { upline, current, next, proposal, figures } = overview
  const day = (time: number | null) => (time === null ? '–' : formatDate(time, tag))
  const toEnd = [current, next].find((one) => one?.state === 'agreed')
  const asked = toEnd && toEnd.endAsked !== null ? toEnd : undefined
  const name = partyName(upline)
  const takeBack = (contractId: string, what: 'proposal' | 'end') =>
    void report(async () => withdraw.mutateAsync({ contractId, what }), t('takenBack'))
  return (
    <Card>
      <section className={styles.own} aria-label={t('own.title')}>
        <header className="spread">
          <h3>{t('own.title')}</h3>
          {current && (
            <span className="small muted">
              {t('own.period', { from: day(figures.from), to: day(figures.to) })}
            </span>
          )}
        </header>
        {current ? (
          <div className={styles.facts}>
            <Facts>
              <Fact name={t('own.with')}>
                <bdi>{upline.account ?? t('operator')}</bdi>
              </Fact>
              <Fact name={t('term.rate')}>{text('rate', current)}</Fact>
              <Fact name={t('term.period')}>{text('period', current)}</Fact>
              <Fact name={t('own.since')}>{day(current.starts)}</Fact>
              {current.ends !== null && (
                <Fact name={t('own.ends')}>
                  {current.endReason
                    ? `${day(current.ends)} · ${t(`reason.${current.endReason}`)}`
                    : day(current.ends)}
                </Fact>
              )}
            </Facts>
            <ConditionFacts terms={current} figures={figures} />
          </div>
        ) : (
          <p className="muted">{t(next ? 'own.notYet' : 'own.none', { name })}</p>
        )}
        {next && (
          <Notice>{t('own.next', { rate: formatPercent(next.rate, tag), day: day(next.starts) })}</Notice>
        )}
        {proposal?.state === 'requested' && (
          <Notice
            tone="warn"
            action={
              <Button size="sm" busy={isPending} onClick={() => takeBack(proposal.contractId, 'proposal')}>
                {t('takeBack')}
              </Button>
            }
          >
            {t('own.requested', {
              name,
              rate: formatPercent(proposal.rate, tag),
              until: proposal.answerBy === null ? '–' : formatDayTime(proposal.answerBy, tag),
            })}
          </Notice>
        )}
        {asked && (
          <Notice
            tone="warn"
            action={
              <Button size="sm" busy={isPending} onClick={() => takeBack(asked.contractId, 'end')}>
                {t('takeBack')}
              </Button>
            }
          >
            {t('own.endAsked', { name })}
          </Notice>
        )}
        <div className={styles.actions}>
          {!proposal && !next && (
            <Button onClick={onAsk}>{t(current ? 'own.askTerms' : 'own.askFirst')}</Button>
          )}
          {toEnd && !asked && <Button onClick={() => setEnding(toEnd.contractId)}>{t('own.askEnd')}</Button>}
        </div>
      </section>
      {toEnd && toEnd.contractId === ending && (
        <EffectDialog action="askEnd" contract={toEnd} onClose={() => setEnding(undefined)} />
      )}
    </Card>
  )
}
