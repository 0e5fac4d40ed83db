import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { CentreBody } from './centre-body.tsx'
import type { CentreGroup } from './centre-entry.ts'
import { CentreMenu } from './centre-menu.tsx'
import styles from './centre-shell.module.css'

export interface CentreShellProps {
  /** Accessible name of the dialog. */
  title: string
  /** Groups without entries are left out. */
  groups: readonly CentreGroup[]
  /** Key of the open page. Without a valid one, the default page is open; on phones the menu. */
  page: string | undefined
  /** Key of the default page; the first one if omitted. */
  home?: string | undefined
  /** Called with undefined for the menu, which only phones show on its own. */
  onPage: (key: string | undefined) => void
  onClose: () => void
  /** Shown above the menu: whose centre it is. */
  account?: ReactNode
}

/** A centre: its menu on the left, the open page on the right. On phones, only one of the two is shown. */
export function CentreShell({ title, groups, page, home, onPage, onClose, account }: CentreShellProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const shown = groups.filter(({ entries }) => entries.length > 0)
  const entries = shown.flatMap((group) => group.entries)
  const asked = entries.find(({ key }) => key === page)
  const initial = entries.find(({ key }) => key === home) ?? entries[0]
  const entry = asked ?? (narrow ? undefined : initial)
  const panel = useFocusOnTurn(narrow ? (entry?.key ?? 'menu') : 'wide')
  const [left, setLeft] = useState<string>()
  const goBack = () => {
    setLeft(entry?.key)
    onPage(undefined)
  }
  return (
    <Modal dismiss="cover" onClose={onClose} labelledBy="centre-title" className={styles.place}>
      <div ref={panel} className={styles.centre}>
        <h1 id="centre-title" className="visually-hidden">
          {title}
        </h1>
        {(!narrow || !entry) && (
          <div className={styles.side}>
            {narrow && (
              <header className={styles.top}>
                <span aria-hidden="true">{title}</span>
                <IconButton label={t('action.close')} data-aside="" onClick={onClose}>
                  <X />
                </IconButton>
              </header>
            )}
            {account}
            <CentreMenu
              label={title}
              groups={shown}
              current={entry?.key}
              first={entry?.key ?? left ?? entries[0]?.key}
              onPage={onPage}
            />
          </div>
        )}
        {entry && <CentreBody entry={entry} onBack={narrow ? goBack : undefined} onClose={onClose} />}
      </div>
    </Modal>
  )
}

/** On phones, menu and page replace each other. Moves the focus to the one that appears. */
function useFocusOnTurn(turn: string) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(turn)
  useLayoutEffect(() => {
    if (before.current === turn) return
    before.current = turn
    if (turn !== 'wide') panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [turn])
  return panel
}
