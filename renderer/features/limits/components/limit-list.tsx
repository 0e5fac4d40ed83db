import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LimitsOverview, PlayLimit } from '#shared/contract/endpoints/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { LimitForm } from './limit-form.tsx'
import { LimitRow } from './limit-row.tsx'
import styles from './limits.module.css'

const keyOf = ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): string => `${kind} ${period}`

/** The limits that are set, and the form that adds or changes one. */
export function LimitList({ overview }: { overview: LimitsOverview }) {
  const { t } = useTranslation('limits')
  /** Key of the limit that is being changed, or 'new'. */
  const [open, setOpen] = useState<string>()
  const [saved, setSaved] = useState('')
  const list = useRef<HTMLDivElement>(null)
  /** The form that was open last, whose button gets the focus back. */
  const closed = useRef<string>(undefined)
  const shown = overview.limits.filter(({ own, house, pending }) => own ?? house ?? pending)
  useEffect(() => {
    if (open !== undefined) closed.current = open
    else if (closed.current !== undefined) {
      const opener = list.current?.querySelector<HTMLElement>(`[data-opens="${closed.current}"]`)
      opener?.focus()
      closed.current = undefined
    }
  }, [open])
  const close = (message = '') => {
    setOpen(undefined)
    setSaved(message)
  }
  return (
    <Card padded={false}>
      <div ref={list} className={styles.list}>
        <header className={styles.head}>
          <h3>{t('list.title')}</h3>
          {open !== 'new' && (
            <Button size="sm" data-opens="new" onClick={() => setOpen('new')}>
              {t('list.add')}
            </Button>
          )}
        </header>
        {shown.length === 0 && open !== 'new' && <p className={styles.none}>{t('list.none')}</p>}
        {open === 'new' && <LimitForm overview={overview} onClose={close} />}
        {shown.length > 0 && (
          <ul>
            {shown.map((limit) => (
              <li key={keyOf(limit)}>
                {open === keyOf(limit) ? (
                  <LimitForm overview={overview} limit={limit} onClose={close} />
                ) : (
                  <LimitRow limit={limit} onChange={() => setOpen(keyOf(limit))} />
                )}
              </li>
            ))}
          </ul>
        )}
        <p role="status" className={styles.saved}>
          {saved}
        </p>
      </div>
    </Card>
  )
}
