import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import styles from './search-button.module.css'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

type SearchButtonProps = Pick<ComponentProps<'button'>, 'className' | 'onPointerEnter' | 'onFocus'>

/** Opens the search. Looks like the search field itself. */
export function SearchButton({ className, ...intent }: SearchButtonProps) {
  const { t } = useTranslation()
  const show = useOverlays((state) => state.show)
  return (
    <div className={className}>
      <button
        type="button"
        className={styles.box}
        aria-keyshortcuts="Control+K Meta+K"
        {...intent}
        onClick={() => show({ name: 'search' })}
      >
        <Search />
        <span className="grow clip">{t('header.search')}</span>
        <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
    </div>
  )
}
