import { brand } from 'virtual:brand'
import { useSyncExternalStore } from 'react'
import { addDays, type Day, dayAt, startOfDay } from '#lib/records/days.ts'
import { atMoment } from './at-moment.ts'
import { gatewayNow, onClockSet } from './gateway-clock.ts'

/** The day that it is by the gateway's clock in the site's zone. */
const today = (): Day => dayAt(gatewayNow(), brand.timeZone)

/** Calls back at each midnight of the site's zone, and when the clock is set. */
function onNewDay(notify: () => void): () => void {
  let end = () => {}
  const wait = () => {
    end = atMoment(startOfDay(addDays(today(), 1), brand.timeZone), () => {
      wait()
      notify()
    })
  }
  wait()
  const stop = onClockSet(() => {
    end()
    wait()
    notify()
  })
  return () => {
    end()
    stop()
  }
}

/** Today, by the gateway's clock in the site's zone: another one after midnight, and when the clock is set. */
export const useToday = (): Day => useSyncExternalStore(onNewDay, today)
