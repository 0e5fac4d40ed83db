import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onChange` when a known balance has become another one. */
export function useBalanceChange(balance: string | undefined, onChange: () => void): void {
  const known = useRef(balance)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (balance === undefined || balance === known.current) return
    const first = known.current === undefined
    known.current = balance
    if (!first) changed()
  }, [balance])
}
