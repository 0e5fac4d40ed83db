import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, CreditCard, Landmark, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PinForm } from '#ui/second-proof/pin-form.tsx'
import { pinQuery } from '#ui/second-proof/pin-query.ts'
import { PinTries } from '#ui/second-proof/pin-tries.tsx'
import { ResetPin } from '#ui/second-proof/reset-pin.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import styles from './account-section.module.css'
import { LoadSkeleton } from './load-skeleton.tsx'

/** The payment password: set the first one, then change it or replace a forgotten one. */
export function PaymentPasswordSection() {
  const { t } = useTranslation('withdrawals')
  const pin = useQuery(pinQuery(useGateway()))
  const [task, setTask] = useState<'change' | 'reset'>('change')
  if (!pin.data) return pin.isError ? <LoadFailure query={pin} title={t('pin.failed')} /> : <LoadSkeleton />
  const { set } = pin.data
  return (
    <div className={styles.section}>
      <Card className={styles.main}>
        {set ? (
          <>
            <SegmentedControl
              label={t('pin.task.label')}
              segments={[
                { value: 'change', label: t('pin.task.change') },
                { value: 'reset', label: t('pin.task.reset') },
              ]}
              value={task}
              onValueChange={setTask}
            />
            <PinTries pin={pin.data} />
            {task === 'change' ? <PinForm task="change" /> : <ResetPin />}
          </>
        ) : (
          <>
            <p className="small muted">{t('pin.about')}</p>
            <PinForm task="set" />
          </>
        )}
      </Card>
      <div className="stack">
        <Card>
          <h3>{t('pin.asked.title')}</h3>
          <ul className={styles.uses}>
            <li>
              <IconTile tone="accent">
                <Landmark />
              </IconTile>
              <span>
                <b>{t('pin.asked.withdraw')}</b>
                <small>{t('pin.asked.withdrawNote')}</small>
              </span>
            </li>
            <li>
              <IconTile tone="accent">
                <ArrowLeftRight />
              </IconTile>
              <span>
                <b>{t('pin.asked.transfer')}</b>
                <small>{t('pin.asked.transferNote')}</small>
              </span>
            </li>
            <li>
              <IconTile tone="accent">
                <CreditCard />
              </IconTile>
              <span>
                <b>{t('pin.asked.accounts')}</b>
                <small>{t('pin.asked.accountsNote')}</small>
              </span>
            </li>
          </ul>
        </Card>
        <Notice tone="warn" icon={<ShieldAlert />}>
          <b>{t('pin.lock')}</b> <span>{t('pin.never')}</span>
        </Notice>
      </div>
    </div>
  )
}
