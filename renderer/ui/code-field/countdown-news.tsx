import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Announces to screen readers when the countdown starts and ends, but not in between. */
export function CountdownNews({ left }: { left: number }) {
  const { t } = useTranslation('codes')
  const [longest, setLongest] = useState(left)
  const [ran, setRan] = useState(false)
  if (left > longest || (left > 0 && !ran)) {
    setLongest(left)
    setRan(true)
  }
  if (left === 0 && longest > 0) setLongest(0)
  return (
    <output className="visually-hidden">
      {left > 0 ? t('sentUntil', { count: Math.ceil(longest / 60) }) : ran && t('ready')}
    </output>
  )
}
