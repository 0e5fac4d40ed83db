import { about } from 'virtual:brand-late'
import { Ban, Banknote, Gamepad2, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatUntil } from '#lib/limits/format-until.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { useSessionControl } from '#lib/session/session-context.ts'
import type { LimitsOverview } from '#shared/contract/endpoints/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { showDialog } from '#ui/message-dialog/show-dialog.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { usePause } from '../api/use-limits.ts'
import styles from './limits.module.css'

/** Self-exclusion: how long, what happens, then the tick, then the button. Success ends the session. */
export function ExclusionCard({ overview: { exclusions, payout } }: { overview: LimitsOverview }) {
  const { t } = useTranslation('limits')
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { mutateAsync, isPending, error } = usePause()
  const finish = useFinish()
  const [picked, setPicked] = useState(exclusions[0]?.period)
  const money = useMoneyFormat()
  const [paysOut, setPaysOut] = useState(true)
  const [understood, setUnderstood] = useState(false)
  const chosen = exclusions.find(({ period }) => period === picked) ?? exclusions[0]
  if (!chosen) return null
  const until = formatUntil(chosen.until, tag)
  const handleExclude = async () => {
    const pause = await mutateAsync({ period: chosen.period, ...(payout && { payOut: paysOut }) }).catch(
      () => undefined,
    )
    if (pause) finish(formatUntil(pause.until, tag))
  }
  return (
    <Card className={`${styles.card} ${styles.final}`}>
      <h3>{t('exclude.title')}</h3>
      <p>{t('exclude.text')}</p>
      <div role="group" aria-label={t('exclude.title')} className={styles.chips}>
        {exclusions.map(({ period }) => (
          <Chip
            key={period}
            pressed={period === chosen.period}
            onClick={() => {
              setPicked(period)
              setUnderstood(false)
            }}
          >
            {t(`pause.${period}`)}
          </Chip>
        ))}
      </div>
      <ul className={styles.happens}>
        <Happens icon={<Ban />}>{t('exclude.stops', { until })}</Happens>
        <Happens icon={<Gamepad2 />}>{t('exclude.bets')}</Happens>
        <Happens icon={<Banknote />}>{t(payout && paysOut ? 'exclude.paid' : 'exclude.money')}</Happens>
      </ul>
      {payout && (
        <Checkbox checked={paysOut} onChange={({ target }) => setPaysOut(target.checked)}>
          {t('exclude.payOut', {
            amount: formatCurrency(payout.amount, money),
            account: `${payout.bankName} ${payout.number}`,
          })}
        </Checkbox>
      )}
      <Notice tone="warn" icon={<TriangleAlert />}>
        {t('exclude.final')}
      </Notice>
      {error && (
        <p role="alert" className={styles.fault}>
          {faultMessage(error)}
        </p>
      )}
      <Checkbox checked={understood} onChange={({ target }) => setUnderstood(target.checked)}>
        {t('exclude.tick', { until })}
      </Checkbox>
      <Button
        block
        variant="danger"
        disabled={!understood}
        busy={isPending}
        onClick={() => void handleExclude()}
      >
        {t('exclude.button', { until })}
      </Button>
      {about.helpline && (
        <p className={styles.small}>
          <span>{t('exclude.help')}</span>{' '}
          <a className="num" href={`tel:${about.helpline.phone.replace(/[^\d+]/g, '')}`}>
            {about.helpline.phone}
          </a>
        </p>
      )}
    </Card>
  )
}

const Happens = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
)

/** Returns a function that leaves the account, which the gateway has already closed, and says until when. */
function useFinish() {
  const { t } = useTranslation(['limits', 'common'])
  const control = useSessionControl()
  const closeAll = useOverlays((state) => state.closeAll)
  const navigate = useNavigate()
  return (until: string) => {
    void control.signOut()
    closeAll()
    void navigate('/')
    void showDialog({
      title: t('exclude.done.title', { until }),
      text: t('exclude.done.text'),
      buttons: [{ id: 'close', label: t('common:action.close') }],
      outlivesSession: true,
    })
  }
}
