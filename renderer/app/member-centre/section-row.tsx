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
    <li>
      <button
        ref={button}
        type="button"
        className={styles.row}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-status`}
        onClick={onOpen}
        onPointerEnter={() => void part.ahead()}
        onFocus={() => void part.ahead()}
      >
        <span className={styles.icon}>
          <Icon />
        </span>
        <span className="grow">
          <b id={`${id}-label`}>{t(`section.${key}`)}</b>
          <small id={`${id}-status`}>
            <Suspense>
              <Status />
            </Suspense>
          </small>
        </span>
        <ChevronRight />
      </button>
    </li>
  )
}
