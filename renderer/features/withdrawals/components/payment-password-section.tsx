import { useQuery } from '@tanstack/react-query'
import { CreditCard, Landmark, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { IconTile } from '#ui/icon-tile/icon-tile.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { withdrawalQueries } from '../api/withdrawal-queries.ts'
import styles from './account-section.module.css'
import { LoadSkeleton } from './load-skeleton.tsx'
import { PinForm } from './pin-form.tsx'
import { PinTries } from './pin-tries.tsx'
import { ResetPin } from './reset-pin.tsx'

/** The payment password: set the first one, then change it or replace a forgotten one. */
export function PaymentPasswordSection() {
  const { t } = useTranslation('withdrawals')
  const { code } = useLanguage()
  const pin = useQuery(withdrawalQueries(useGateway(), code).pin())
  const [task, setTask] = useState<'change' | 'reset'>('change')
  if (!pin.data) return pin.isError ? <LoadFailure query={pin} title={t('pin.failed')} /> : <LoadSkeleton />
  const { set, mobile } = pin.data
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
            {task === 'change' ? <PinForm task="change" /> : <ResetPin mobile={mobile} />}
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
          <b>{t('pin.lock')}</b> {t('pin.never')}
        </Notice>
      </div>
    </div>
  )
}
