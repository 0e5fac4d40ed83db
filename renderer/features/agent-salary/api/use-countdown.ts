import { useEffect, useState } from 'react'
import { type GatewayTime, timeLeft, writeCountdown } from '../model/gateway-time.ts'

const second = 1000

/** How long it is to a moment of the gateway's time, as text, renewed every second while the page can be seen. */
export function useCountdown({ now, arrived }: GatewayTime, moment: number): string {
  const [text, setText] = useState(() => writeCountdown(timeLeft({ now, arrived }, moment)))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      const left = timeLeft({ now, arrived }, moment)
      setText(writeCountdown(left))
      // The text changes when whole seconds are left, whenever the answer came.
      if (left > 0) timer = setTimeout(tick, left % second || second)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now, arrived, moment])
  return text
}
