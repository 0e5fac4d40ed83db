import { useEffect, useEffectEvent, useState } from 'react'
import { readLine } from '#shared/domain/typed-text.ts'

/**
 * Local text that is reported after a pause in typing. When `value` changes for another reason, such as Back or
 * another tab's choice, it replaces the text.
 * @param delay length of the pause in milliseconds.
 */
export function useDelayedText(value: string, onSettle: (text: string) => void, delay: number) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [reported, setReported] = useState(value)
  if (seen !== value) {
    setSeen(value)
    // When the change only echoes what was reported, keep the text: more may have been typed since.
    if (value !== reported) {
      setReported(value)
      setText(value)
    }
  }

  const settle = (next: string) => {
    setText(next)
    const words = readLine(next)
    if (words === value) return
    setReported(words)
    onSettle(words)
  }
  const handleRest = useEffectEvent(() => settle(text))
  useEffect(() => {
    if (readLine(text) === value) return
    const timer = setTimeout(() => handleRest(), delay)
    return () => clearTimeout(timer)
  }, [text, value, delay])

  return { text, type: setText, settle }
}
