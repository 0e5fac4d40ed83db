import type { NativeTheme } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'

type Theme = 'light' | 'dark'
type ThemeSource = Theme | 'system'

/**
 * The theme to start with. The site can't report its theme before it has loaded, so the last chosen one is taken;
 * before any choice the system's where the brand allows it, otherwise light.
 */
export const themeAtStart = (chosen: ThemeSource, { theme }: Pick<ClientBrand, 'theme'>): ThemeSource =>
  chosen !== 'system' || theme.followSystem ? chosen : 'light'

/** Whether the theme that the site reports is a choice, rather than the system's that it only follows. */
export const isChosenTheme = (
  theme: Theme,
  { themeSource, shouldUseDarkColors }: Pick<NativeTheme, 'themeSource' | 'shouldUseDarkColors'>,
): boolean => themeSource !== 'system' || (theme === 'dark') !== shouldUseDarkColors
