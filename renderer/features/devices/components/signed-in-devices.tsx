import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { devicesQuery } from '../api/devices-query.ts'
import { useSignOutDevices } from '../api/use-sign-out-devices.ts'
import { DeviceCard } from './device-card.tsx'
import styles from './devices-section.module.css'

/** The sessions of the account. All but this one can be ended. */
export function SignedInDevices() {
  const { t } = useTranslation('account')
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(devicesQuery(useGateway()))
  const { data, error } = query
  const { one, others } = useSignOutDevices()
  // The pressed button disappears with its device, so the focus moves to the heading.
  const onSuccess = () => heading.current?.focus()
  if (error && !data) return <LoadFailure query={query} title={t('devices.failed')} />
  return (
    <section className={styles.part} aria-labelledby="signed-in" aria-busy={!data}>
      <div className={styles.head}>
        <h3 id="signed-in" ref={heading} tabIndex={-1}>
          {t('devices.now')}
        </h3>
        {data && data.list.length > 1 && (
          <Button
            size="sm"
            busy={others.isPending}
            busyLabel={t('devices.signingOut')}
            onClick={() => others.mutate(undefined, { onSuccess })}
          >
            <LogOut />
            <span>{t('devices.signOutOthers')}</span>
          </Button>
        )}
      </div>
      {!data && <Skeleton height="110px" />}
      <ul className={styles.devices}>
        {data?.list.map((device) => (
          <DeviceCard
            key={device.deviceId}
            device={device}
            busy={one.isPending && one.variables === device.deviceId}
            onSignOut={() => one.mutate(device.deviceId, { onSuccess })}
          />
        ))}
      </ul>
    </section>
  )
}
