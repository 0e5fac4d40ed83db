import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './lobby-search.module.css'
import { RecentGames } from './recent-games.tsx'
import { SearchField } from './search-field.tsx'

export interface LobbySearchProps {
  value: string
  onChange: (text: string) => void
}

/** The lobby's search field. Lists the recently played games while it is focused and empty. */
export function LobbySearch({ value, onChange }: LobbySearchProps) {
  const { t } = useTranslation('lobby')
  const listId = useId()
  const [open, setOpen] = useState(false)

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget, key } = event
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, li button')]
    const place = stops.findIndex((stop) => stop === document.activeElement)
    if (key === 'Escape' && open) {
      event.preventDefault()
      // Focusing the field opens the list, so close it afterwards.
      stops[0]?.focus()
      setOpen(false)
    }
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !open || place === -1) return
    event.preventDefault()
    stops[place + step]?.focus()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div
      role="search"
      className={styles.search}
      onFocus={({ target }) => target instanceof HTMLInputElement && setOpen(target.value === '')}
      onInput={({ target }) => target instanceof HTMLInputElement && setOpen(target.value === '')}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <SearchField value={value} placeholder={t('search.label')} onChange={onChange} />
      {open && <RecentGames id={listId} onChoose={() => setOpen(false)} />}
    </div>
  )
}
