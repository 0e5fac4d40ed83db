import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A text that is told on once its typing rests. A value that changes by itself (Back, another tab's choice)
 * takes the text's place.
 * @param delay milliseconds of rest.
 */
export function useDelayedText(value: string, onSettle: (text: string) => void, delay: number) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  if (seen !== value) {
    setSeen(value)
    // The echo of what was told changes nothing: more may have been typed since.
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }

  const settle = (next: string) => {
    setText(next)
    if (next.trim() === value) return
    setTold(next.trim())
    onSettle(next.trim())
  }
  const handleRest = useEffectEvent(() => settle(text))
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => handleRest(), delay)
    return () => clearTimeout(timer)
  }, [text, value, delay])

  return { text, type: setText, settle }
}
