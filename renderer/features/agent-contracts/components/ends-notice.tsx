import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { ContractEffect } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { Notice } from '#ui/notice/notice.tsx'
import styles from './ends-notice.module.css'

type EndsNoticeProps = {
  /** What would end them, with their number. */
  title: ReactNode
  effect: ContractEffect
}

/** As many as are named in the text; the rest is in the list. */
const named = 2

/** Every contract below that would end by itself: whose, at which rate, and when. Renders nothing if none would. */
export function EndsNotice({ title, effect: { at, ending } }: EndsNoticeProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  if (ending.length === 0) return null
  const label = ({ account, rate }: (typeof ending)[number]) => `${account} (${formatPercent(rate, tag)})`
  const names = ending.slice(0, named).map(label).join(', ')
  const more = ending.length - named
  const values = { names, day: formatDay(at, tag) }
  return (
    <Notice tone="danger" icon={<TriangleAlert />}>
      <b>{title}</b>{' '}
      <span>{more > 0 ? t('ends.more', { ...values, count: more }) : t('ends.all', values)}</span>{' '}
      <span>{t('ends.told')}</span>
      {more > 0 && (
        <details className={styles.all}>
          <summary>{t('ends.show', { count: ending.length })}</summary>
          <ul>
            {ending.map((one) => (
              <li key={one.contractId}>
                <bdi>{label(one)}</bdi>
                <span className="num">{formatDay(one.ends, tag)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  )
}
