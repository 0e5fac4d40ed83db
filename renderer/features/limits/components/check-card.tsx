import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatMinutes } from '#lib/limits/format-minutes.ts'
import { type LimitsOverview, limits } from '#shared/contract/endpoints/limits.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { useLimitChange } from '../api/use-limits.ts'
import styles from './limits.module.css'

/** How often the reality check appears. Saved as soon as it is chosen. */
export function CheckCard({ check: { minutes, options } }: { check: LimitsOverview['check'] }) {
  const { t } = useTranslation('limits')
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { mutate, isPending, variables, error } = useLimitChange(limits.setCheck)
  const chosen = isPending ? variables.minutes : minutes
  return (
    <Card className={styles.card}>
      <h3>{t('check.title')}</h3>
      <p>{t('check.text')}</p>
      <div role="group" aria-label={t('check.title')} className={styles.chips}>
        {options.map((option) => (
          <Chip
            key={option}
            pressed={option === chosen}
            onClick={() => option !== chosen && mutate({ minutes: option })}
          >
            {option === 0 ? t('check.off') : formatMinutes(option, tag)}
          </Chip>
        ))}
      </div>
      {error && (
        <p role="alert" className={styles.fault}>
          {faultMessage(error)}
        </p>
      )}
    </Card>
  )
}
