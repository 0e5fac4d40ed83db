import { ChevronRight } from 'lucide-react'
import { Suspense, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { accountSections } from './account-sections.ts'
import styles from './my-account.module.css'

type SectionRowProps = {
  section: (typeof accountSections)[number]
  /** Whether it gets the focus when it appears. */
  focused: boolean
  onOpen: () => void
}

/** A section in the list, with what it says about itself. */
export function SectionRow({ section: { key, Icon, Status, part }, focused, onOpen }: SectionRowProps) {
  const { t } = useTranslation('member')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className="grow">
        {/* Its area covers the row. What the section says isn't part of its name. */}
        <button
          ref={button}
          type="button"
          className={styles.open}
          aria-describedby={`${id}-status`}
          onClick={onOpen}
          onPointerEnter={() => void part.ahead()}
          onFocus={() => void part.ahead()}
        >
          {t(`section.${key}`)}
        </button>
        <small id={`${id}-status`}>
          <Suspense>
            <Status />
          </Suspense>
        </small>
      </div>
      <ChevronRight />
    </li>
  )
}
