import { useEffect, useEffectEvent } from 'react'

/** Milliseconds that the brand's mark has to be pressed. */
const longPress = 3_000

const markSelector = 'header a[href="/"]'

/** Hears the discreet way to the operator's PIN that needs no keyboard: a long press on the brand's mark. */
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

/** Lets nothing be dropped on the page, from wherever it comes. */
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
