import { Menu } from 'electron'

/**
 * The application's menu. macOS finds copy, paste and quit through it; elsewhere the site is all there is to
 * see, and Electron's own menu (reload, developer tools) must not stay.
 */
export const menuFor = (platform: NodeJS.Platform): Menu | null =>
  platform === 'darwin'
    ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }])
    : null
