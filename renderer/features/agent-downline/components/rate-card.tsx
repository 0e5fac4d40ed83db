import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { Card } from '#ui/card/card.tsx'
import styles from './downline-detail.module.css'
import { RateForm } from './rate-form.tsx'

type Detail = ValueOf<typeof agentTeam.downline>

/** A downline's rebate rate: what it is, what it will be, and a form for its direct upline. */
export function RateCard({ detail: { accountId, account, rates } }: { detail: Detail }) {
  const { t } = useTranslation('agentDownline')
  const { tag } = useLanguage()
  const { rate, since, next, mayChange } = rates
  const percent = (value: string) => formatPercent(value, tag)
  return (
    <Card>
      <section className={styles.rate} aria-label={t('rate.title')}>
        <header>
          <h3>{t('rate.title')}</h3>
          <span className="small muted">
            {since === null
              ? t('rate.now', { rate: percent(rate) })
              : t('rate.since', { rate: percent(rate), day: formatDate(since, tag) })}
          </span>
        </header>
        {next && (
          <p className="small">
            {t('rate.next', { rate: percent(next.rate), day: formatDate(next.from, tag) })}
          </p>
        )}
        {mayChange ? (
          <RateForm key={next?.rate ?? rate} accountId={accountId} account={account} rates={rates} />
        ) : (
          <p className="small muted">{t('rate.fixed')}</p>
        )}
      </section>
    </Card>
  )
}
