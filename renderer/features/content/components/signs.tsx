import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import styles from './responsible-page.module.css'

const signs = ['more', 'winBack', 'hide', 'borrow', 'think', 'neglect'] as const

/** Checklist of warning signs. The answers are neither stored nor sent. */
export function Signs() {
  const { t } = useTranslation('responsible')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const toggle = (sign: string) =>
    setTicked((before) => {
      const after = new Set(before)
      if (!after.delete(sign)) after.add(sign)
      return after
    })
  return (
    <section>
      <h3>{t('signs.title')}</h3>
      <p className={styles.quiet}>{t('signs.hint')}</p>
      <ul className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign}>
            <Checkbox checked={ticked.has(sign)} onChange={() => toggle(sign)}>
              {t(`signs.${sign}`)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.verdict}>
        {ticked.size > 0 && t(ticked.size > 1 ? 'signs.several' : 'signs.one')}
      </p>
    </section>
  )
}
