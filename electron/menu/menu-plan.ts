import type { MenuItemConstructorOptions } from 'electron'
import type { SiteCommand } from '#shared/domain/client-commands.ts'
import type { ClientTexts } from '../texts/client-texts.ts'
import type { Shortcut } from './shortcuts.ts'

/** What a menu item does: something in the client itself, or a command for the site. */
export type MenuAction = Shortcut | SiteCommand | 'about' | 'quit'

/** One item of the menu, with its texts. */
export type MenuItemPlan = Pick<MenuItemConstructorOptions, 'label' | 'role' | 'accelerator'> & {
  type?: 'separator'
  does?: MenuAction
  items?: MenuItemPlan[]
}

export type MenuPlanOptions = {
  platform: NodeJS.Platform
  /** The application's name, used as the label of the application menu on macOS. */
  brand: string
  text: ClientTexts
}

const line: MenuItemPlan = { type: 'separator' }

/**
 * Returns the whole menu in one language. On macOS the application menu comes first, and copy, paste and the window
 * commands are included, because their keys work only through the menu; elsewhere pages handle those keys themselves.
 */
export function menuPlan({ platform, brand, text }: MenuPlanOptions): MenuItemPlan[] {
  const mac = platform === 'darwin'
  const settings: MenuItemPlan = {
    label: text('menu.settings'),
    does: 'settings',
    accelerator: 'CmdOrCtrl+,',
  }
  const quit: MenuItemPlan = { label: text('menu.quit'), does: 'quit', accelerator: 'CmdOrCtrl+Q' }
  const about: MenuItemPlan = { label: text('menu.about'), does: 'about' }
  const first: MenuItemPlan = mac
    ? { label: brand, items: [about, line, settings, line, ...hiding(text), line, quit] }
    : { label: text('menu.file'), items: [settings, line, quit] }
  const help: MenuItemPlan[] = [
    { label: text('menu.helpCentre'), does: 'help', accelerator: 'F1' },
    { label: text('menu.support'), does: 'support' },
    ...(mac ? [] : [line, about]),
  ]
  return [
    first,
    ...(mac ? [{ label: text('menu.edit'), items: editing(text) }] : []),
    { label: text('menu.view'), items: viewing(text, mac) },
    { label: text('menu.go'), items: going(text, mac) },
    ...(mac ? [{ label: text('menu.window'), items: windows(text) }] : []),
    { label: text('menu.help'), items: help },
  ]
}

const hiding = (text: ClientTexts): MenuItemPlan[] => [
  { label: text('menu.hide'), role: 'hide' },
  { label: text('menu.hideOthers'), role: 'hideOthers' },
  { label: text('menu.showAll'), role: 'unhide' },
]

const editing = (text: ClientTexts): MenuItemPlan[] => [
  { label: text('menu.undo'), role: 'undo' },
  { label: text('menu.redo'), role: 'redo' },
  line,
  { label: text('menu.cut'), role: 'cut' },
  { label: text('menu.copy'), role: 'copy' },
  { label: text('menu.paste'), role: 'paste' },
  { label: text('menu.selectAll'), role: 'selectAll' },
]

const viewing = (text: ClientTexts, mac: boolean): MenuItemPlan[] => [
  { label: text('menu.zoomIn'), does: 'zoomIn', accelerator: 'CmdOrCtrl+Plus' },
  { label: text('menu.zoomOut'), does: 'zoomOut', accelerator: 'CmdOrCtrl+-' },
  { label: text('menu.zoomReset'), does: 'zoomReset', accelerator: 'CmdOrCtrl+0' },
  line,
  { label: text('menu.reload'), does: 'reload', accelerator: 'CmdOrCtrl+R' },
  { label: text('menu.fullScreen'), does: 'fullScreen', accelerator: mac ? 'Ctrl+Cmd+F' : 'F11' },
]

const going = (text: ClientTexts, mac: boolean): MenuItemPlan[] => [
  { label: text('menu.home'), does: 'home', accelerator: mac ? 'Cmd+Shift+H' : 'Alt+Home' },
  { label: text('menu.back'), does: 'back', accelerator: mac ? 'Cmd+[' : 'Alt+Left' },
  { label: text('menu.forward'), does: 'forward', accelerator: mac ? 'Cmd+]' : 'Alt+Right' },
  line,
  { label: text('menu.search'), does: 'search', accelerator: 'CmdOrCtrl+K' },
]

const windows = (text: ClientTexts): MenuItemPlan[] => [{ label: text('menu.minimize'), role: 'minimize' }]
