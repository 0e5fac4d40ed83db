import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import type { Device } from '#shared/contract/endpoints/devices.ts'
import { Button } from '#ui/button/button.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import styles from './devices-section.module.css'
import { useDeviceName } from './use-device-name.ts'

type DeviceCardProps = { device: Device; busy: boolean; onSignOut: () => void }

const icons = { computer: <Monitor />, phone: <Smartphone />, tablet: <Tablet /> }

/** A signed-in device: what it is, where, since when. */
export function DeviceCard({ device, busy, onSignOut }: DeviceCardProps) {
  const { t } = useTranslation('account')
  const name = useDeviceName()(device)
  const where = [device.place, device.address].filter((part) => part !== null).join(', ')
  return (
    <li className={styles.device} data-current={device.current || undefined}>
      <span className={styles.icon}>{icons[device.kind]}</span>
      <div>
        <b className="clip">{name}</b>
        <small className="num clip">{where || t('devices.nowhere')}</small>
      </div>
      <div className={styles.foot}>
        <span className="tiny faint">{t('devices.since', { time: formatMoment(device.since) })}</span>
        {device.current ? (
          <Tag tone="accent">{t('devices.this')}</Tag>
        ) : (
          <Button
            size="sm"
            busy={busy}
            busyLabel={t('devices.signingOut')}
            aria-label={t('devices.signOutNamed', { name })}
            onClick={onSignOut}
          >
            {t('devices.signOut')}
          </Button>
        )}
      </div>
    </li>
  )
}
