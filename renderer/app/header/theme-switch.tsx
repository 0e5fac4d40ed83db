import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useTheme } from '#lib/theme/theme-store.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'

/** Switches between light and dark. */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const { setTheme } = usePlatform()
  const { theme, toggle } = useTheme()
  const isLight = theme === 'light'
  const label = t(isLight ? 'header.toDark' : 'header.toLight')
  const handleClick = () => {
    toggle()
    setTheme(useTheme.getState().theme)
  }
  return (
    <Tooltip text={label}>
      <IconButton label={label} onClick={handleClick}>
        {isLight ? <Moon /> : <Sun />}
      </IconButton>
    </Tooltip>
  )
}
