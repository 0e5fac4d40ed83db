import { Megaphone } from 'lucide-react'
import { type FocusEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useRoving } from '#lib/roving/use-roving.ts'
import { useBarNotices } from '../api/use-notices.ts'
import { bringToWindow } from '../model/bring-to-window.ts'
import type { Notice } from '../model/notice.ts'
import styles from './notice-bar.module.css'

/** Fewer titles than this fit side by side and don't scroll. */
const fewestToScroll = 3
const secondsPerTitle = 9

/**
 * The titles of the notices, scrolling past. They pause under the pointer or the focus. The bar is one tab stop, and
 * arrow keys move between titles.
 */
export function NoticeBar() {
  const { t } = useTranslation()
  const bar = useBarNotices()
  const show = useOverlays((state) => state.show)
  // Keeps its space, so that nothing shifts without notices.
  if (!bar || bar.notices.length === 0) return <div className={styles.bar} />
  const { notices, kind } = bar
  return (
    <section className={styles.bar} aria-label={t('notices.region')}>
      <Megaphone />
      <Belt key={kind} notices={notices} onOpen={(index) => show({ name: 'notice', index, kind })} />
      <button type="button" className={styles.all} onClick={() => show({ name: 'notice', index: 0, kind })}>
        {t('notices.all')}
      </button>
    </section>
  )
}

type TitlesProps = {
  notices: readonly Notice[]
  onOpen: (index: number) => void
}

function Belt({ notices, onOpen }: TitlesProps) {
  const belt = useRef<HTMLDivElement>(null)
  const scrolls = notices.length >= fewestToScroll
  const { tabIndex, listProps } = useRoving(notices.length, 'horizontal')

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    listProps.onFocus(event)
    if (belt.current && event.target.matches(':focus-visible')) bringToWindow(belt.current, event.target)
  }

  return (
    <div className={styles.window}>
      <div
        ref={belt}
        className={styles.belt}
        data-scrolls={scrolls || undefined}
        style={{ animationDuration: `${notices.length * secondsPerTitle}s` }}
      >
        <ul className={styles.titles} onKeyDown={listProps.onKeyDown} onFocus={handleFocus}>
          <Titles notices={notices} onOpen={onOpen} tabIndex={tabIndex} />
        </ul>
        {/* Copy of the titles that follows the first list, so that the animation loops without a gap. */}
        {scrolls && (
          <ul className={styles.titles} aria-hidden="true">
            <Titles notices={notices} onOpen={onOpen} tabIndex={() => -1} />
          </ul>
        )}
      </div>
    </div>
  )
}

function Titles({ notices, onOpen, tabIndex }: TitlesProps & { tabIndex: (index: number) => number }) {
  return notices.map(({ id, title, createTime }, index) => (
    <li key={`${id} ${createTime} ${title}`}>
      <button type="button" tabIndex={tabIndex(index)} onClick={() => onOpen(index)}>
        <bdi>{title}</bdi>
      </button>
    </li>
  ))
}
