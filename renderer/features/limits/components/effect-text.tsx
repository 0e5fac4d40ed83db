import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatMinutes } from '#lib/limits/format-minutes.ts'
import { formatUntil } from '#lib/limits/format-until.ts'
import { useLimitValue } from '#lib/limits/use-limit-value.ts'
import type { PlayLimit } from '#shared/contract/endpoints/limits.ts'
import type { Amount } from '#shared/domain/money.ts'
import { effectOf } from '../model/check-limit.ts'
import styles from './limits.module.css'

type EffectTextProps = {
  limit: PlayLimit
  /** Undefined until a limit is typed that can be set. */
  wanted: Amount | undefined
  /** Milliseconds that a raise or removal waits. */
  wait: number
}

/** Says what saving does and when, before it is saved. */
export function EffectText({ limit, wanted, wait: waitTime }: EffectTextProps) {
  const { t } = useTranslation('limits')
  const { tag } = useLanguage()
  const value = useLimitValue()
  const { kind, own, used, resets } = limit
  const wait = formatMinutes(waitTime / 60_000, tag)
  const text = () => {
    if (wanted === undefined) return own === null ? t('effect.first') : t('effect.change', { wait })
    const effect = effectOf(limit, wanted)
    switch (effect.kind) {
      case 'same':
        return t('effect.same')
      case 'later':
        return t('effect.later', { old: value(kind, effect.old), limit: value(kind, wanted), wait })
      case 'now':
        if (!effect.stops) return t('effect.now')
        return t(kind === 'deposit' ? 'effect.noDeposit' : 'effect.noPlay', {
          used: value(kind, used),
          until: formatUntil(resets, tag),
        })
    }
  }
  return (
    <p role="status" className={styles.effect}>
      {text()}
    </p>
  )
}
