import { useTranslation } from 'react-i18next'
import type { Device } from '#shared/contract/endpoints/devices.ts'

type Named = Pick<Device, 'browser' | 'system' | 'kind'>

/** Returns a device's name: "Chrome on Windows". */
export function useDeviceName(): (device: Named) => string {
  const { t } = useTranslation('account')
  return ({ browser, system, kind }) => {
    if (browser !== null && system !== null) return t('devices.named', { browser, system })
    return browser ?? system ?? t(`devices.kind.${kind}`)
  }
}
