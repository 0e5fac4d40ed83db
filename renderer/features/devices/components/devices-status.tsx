import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { devicesQuery } from '../api/devices-query.ts'
import { useDeviceName } from './use-device-name.ts'

/** How many devices are signed in, and which. */
export function DevicesStatus() {
  const { t } = useTranslation('account')
  const nameOf = useDeviceName()
  const { data } = useQuery(devicesQuery(useGateway()))
  if (!data) return null
  const names = [...new Set(data.list.map(nameOf))].slice(0, 3).join(', ')
  return <span>{t('devices.count', { count: data.list.length, names })}</span>
}
