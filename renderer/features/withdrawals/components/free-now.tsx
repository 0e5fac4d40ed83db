import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { TurnoverLeft, WithdrawalTerms } from '#shared/contract/endpoints/withdrawals.ts'
import { subtractAmounts } from '#shared/domain/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { shareDone } from '../model/check-withdrawal.ts'
import styles from './free-now.module.css'

/** Requirements shown before the rest is asked for. */
const shownAtFirst = 3

/** What can be withdrawn now, and which turnover keeps the rest. */
export function FreeNow({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const [all, setAll] = useState(false)
  const { free, locked, requirements } = terms
  const shown = all ? requirements : requirements.slice(0, shownAtFirst)
  return (
    <Card padded={false} className={styles.card}>
      <div className={styles.free}>
        <span className="small muted">{t('free.now')}</span>
        <span className="fig">{writeMoney(free, tag)}</span>
      </div>
      <div className={styles.left}>
        {requirements.length === 0 ? (
          <p className="small muted">{t('free.all')}</p>
        ) : (
          <>
            <p className="small">
              <b>{t('free.locked', { amount: writeMoney(locked, tag) })}</b>{' '}
              <span>{t('free.lockedBody')}</span>
            </p>
            <ul className={styles.list} aria-label={t('free.list')}>
              {shown.map((requirement) => (
                <Requirement key={`${requirement.source} ${requirement.reference}`} {...requirement} />
              ))}
            </ul>
            {requirements.length > shown.length && (
              <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
                {t('free.showAll', { number: requirements.length })}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

function Requirement({ source, name, required, done, opened }: TurnoverLeft) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const title = name ?? t(`free.source.${source}`, { day: formatDay(opened, tag) })
  const share = shareDone(done, required)
  return (
    <li>
      <div className="spread small">
        <b>{title}</b>
        <span className="num muted">
          {t('free.done', { done: writeMoney(done, tag), required: writeMoney(required, tag) })}
        </span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={title}
      >
        <i style={{ inlineSize: `${share}%` }} />
      </div>
      <p className="tiny muted">
        {t('free.toGo', { amount: writeMoney(subtractAmounts(required, done), tag) })}
      </p>
    </li>
  )
}
