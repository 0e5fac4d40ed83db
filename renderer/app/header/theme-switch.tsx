import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useTheme } from '#lib/theme/theme-store.ts'
import iconButton from '#ui/icon-button/icon-button.module.css'
import styles from './theme-switch.module.css'

/**
 * Switches between light and dark. Both labels are rendered and CSS shows the one for the theme, so that a change of
 * theme re-renders nothing.
 */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const { setTheme } = usePlatform()
  const handleClick = () => {
    useTheme.getState().toggle()
    setTheme(useTheme.getState().theme)
  }
  return (
    <button type="button" className={iconButton.iconButton} data-size="md" onClick={handleClick}>
      <span className={styles.light}>
        <Moon />
        <span className="visually-hidden">{t('header.toDark')}</span>
      </span>
      <span className={styles.dark}>
        <Sun />
        <span className="visually-hidden">{t('header.toLight')}</span>
      </span>
    </button>
  )
}
