import { useEffect, useEffectEvent } from 'react'

/** Milliseconds the brand's mark must be pressed. */
const longPress = 3_000

const markSelector = 'header a[href="/"]'

/** Calls back after a long press on the brand's mark, the operator's hidden way to the PIN without a keyboard. */
export function useLongPressOnMark(onLongPress: () => void): void {
  const report = useEffectEvent(onLongPress)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    const begin = ({ target }: PointerEvent) => {
      stop()
      if (target instanceof Element && target.closest(markSelector))
        timer = setTimeout(() => report(), longPress)
    }
    const ends = ['pointerup', 'pointercancel', 'dragstart'] as const
    document.addEventListener('pointerdown', begin)
    for (const end of ends) document.addEventListener(end, stop)
    return () => {
      stop()
      document.removeEventListener('pointerdown', begin)
      for (const end of ends) document.removeEventListener(end, stop)
    }
  }, [])
}

/** Prevents anything from being dropped on the page. */
export function useNoDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuse, true)
    addEventListener('drop', refuse, true)
    return () => {
      removeEventListener('dragover', refuse, true)
      removeEventListener('drop', refuse, true)
    }
  }, [])
}
