import { useEffect, useState } from 'react'
import type { ProxyDoor } from '#lib/platform/platform.ts'

/** The proxy's open request for credentials, including one that came before this page loaded. */
export function useProxyQuestion(proxy: ProxyDoor) {
  const [question, setQuestion] = useState<Awaited<ReturnType<ProxyDoor['question']>>>(null)
  useEffect(() => {
    let isNewer = false
    const stop = proxy.subscribe((next) => {
      isNewer = true
      setQuestion(next)
    })
    void proxy.question().then((found) => {
      if (!isNewer) setQuestion(found)
    })
    return () => {
      isNewer = true
      stop()
    }
  }, [proxy])
  return question
}
