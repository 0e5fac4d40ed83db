import { useSyncExternalStore } from 'react'
import { clockSetting, onClockSet } from './gateway-clock.ts'

/** Changes whenever the gateway's clock is set, for the key of what depends on the time. */
export const useClockSetting = (): number | undefined => useSyncExternalStore(onClockSet, clockSetting)
