import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatUntil } from '#lib/limits/format-until.ts'
import { useLimitValue } from '#lib/limits/use-limit-value.ts'
import { limits, type PlayLimit } from '#shared/contract/endpoints/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { useLimitChange } from '../api/use-limits.ts'
import styles from './limits.module.css'

/** One limit: what is used, what is left, when it resets, and a raise that is waiting. */
export function LimitRow({ limit, onChange }: { limit: PlayLimit; onChange: () => void }) {
  const { t } = useTranslation('limits')
  const { tag } = useLanguage()
  const value = useLimitValue()
  const faultMessage = useFaultMessage()
  const keep = useLimitChange(limits.keep)
  const { kind, period, own, house, used, left, resets, pending } = limit
  const name = t(`name.${kind}.${period}`)
  const until = formatUntil(resets, tag)
  const lowest = own === null || (house !== null && Number(house) < Number(own)) ? house : own
  const reached = left !== null && Number(left) === 0
  const failure = keep.error && faultMessage(keep.error)
  return (
    <div className={styles.row}>
      <div className={styles.use}>
        <h4>{name}</h4>
        {lowest !== null && (
          <span className="num">
            <b>{value(kind, used)}</b> <span>{t('use.of', { limit: value(kind, lowest) })}</span>
          </span>
        )}
      </div>
      {lowest !== null && left !== null && (
        <meter
          className={styles.meter}
          aria-label={name}
          max={Number(lowest)}
          value={Math.min(Number(used), Number(lowest))}
          data-reached={reached || undefined}
        />
      )}
      <p className={styles.small}>
        {left !== null && (
          <span>
            {reached
              ? t(kind === 'deposit' ? 'use.noDeposit' : 'use.noPlay', { until })
              : t('use.left', { left: value(kind, left), until })}
          </span>
        )}
        {house !== null && lowest === house && <span>{` ${t('use.house')}`}</span>}
        {own !== null && lowest !== own && <span>{` ${t('use.own', { limit: value(kind, own) })}`}</span>}
      </p>
      {pending && own !== null && (
        <p className={styles.small}>
          <span>
            {pending.limit === null
              ? t('pending.remove', { from: formatUntil(pending.from, tag) })
              : t('pending.raise', {
                  limit: value(kind, pending.limit),
                  from: formatUntil(pending.from, tag),
                })}
          </span>{' '}
          <Button
            size="sm"
            variant="quiet"
            className={styles.keep}
            busy={keep.isPending}
            onClick={() => keep.mutate({ kind, period })}
          >
            {t('pending.keep', { limit: value(kind, own) })}
          </Button>
        </p>
      )}
      {failure && (
        <p role="alert" className={styles.fault}>
          {failure}
        </p>
      )}
      <Button
        size="sm"
        className={styles.change}
        data-opens={`${kind} ${period}`}
        aria-label={t('change', { name })}
        onClick={onChange}
      >
        {t('changeShort')}
      </Button>
    </div>
  )
}
