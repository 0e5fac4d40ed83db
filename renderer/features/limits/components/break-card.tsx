import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatUntil } from '#lib/limits/format-until.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { type LimitsOverview, limits } from '#shared/contract/endpoints/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { showDialog } from '#ui/message-dialog/show-dialog.ts'
import { usePause } from '../api/use-limits.ts'
import styles from './limits.module.css'

const hour = 3_600_000

/** A short break from play. Only breaks that last longer than the one under way are offered. */
export function BreakCard({ overview: { breaks, pause } }: { overview: LimitsOverview }) {
  const { t } = useTranslation('limits')
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = usePause()
  // The same again would last only as much longer as has passed since.
  const offered = breaks.filter(({ until }) => !pause || until > pause.until + hour)
  const [picked, setPicked] = useState(offered[0]?.period)
  const chosen = offered.find(({ period }) => period === picked) ?? offered[0]
  if (!chosen) return null
  const until = formatUntil(chosen.until, tag)
  const handlePause = async () => {
    const answer = await showDialog({
      tone: 'warn',
      title: t('break.button', { until }),
      text: t('break.text'),
      buttons: [
        { id: 'cancel', label: t('form.cancel') },
        { id: 'pause', label: t('break.confirm'), variant: 'accent' },
      ],
    })
    if (answer !== 'pause') return
    const handleSettled = () => void queryClient.invalidateQueries({ queryKey: endpointKey(limits.overview) })
    mutate({ period: chosen.period }, { onSettled: handleSettled })
  }
  return (
    <Card className={styles.card}>
      <h3>{t('break.title')}</h3>
      <p>{t('break.text')}</p>
      <div role="group" aria-label={t('break.title')} className={styles.chips}>
        {offered.map(({ period }) => (
          <Chip key={period} pressed={period === chosen.period} onClick={() => setPicked(period)}>
            {t(`pause.${period}`)}
          </Chip>
        ))}
      </div>
      {error && (
        <p role="alert" className={styles.fault}>
          {faultMessage(error)}
        </p>
      )}
      <Button block busy={isPending} onClick={() => void handlePause()}>
        {t('break.button', { until })}
      </Button>
    </Card>
  )
}
