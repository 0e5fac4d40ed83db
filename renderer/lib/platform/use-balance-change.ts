import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `tell` when a known balance has become another one. */
export function useBalanceChange(balance: string | undefined, tell: () => void): void {
  const known = useRef(balance)
  const told = useEffectEvent(tell)
  useEffect(() => {
    if (balance === undefined || balance === known.current) return
    const first = known.current === undefined
    known.current = balance
    if (!first) told()
  }, [balance])
}
