import type { MenuItemConstructorOptions } from 'electron'
import { record } from './records.ts'
import { strict, strictBase } from './strict.ts'

/** A menu item as the app described it. Keys and clicks don't reach it: specs call `click`. */
export class HostMenuItem extends strictBase('MenuItem') {
  readonly id: string | undefined
  readonly role: string | undefined
  readonly type: string
  readonly accelerator: string | undefined
  readonly submenu: HostMenu | undefined
  readonly click: (() => void) | undefined
  label: string
  enabled: boolean
  visible: boolean
  checked: boolean

  constructor(options: MenuItemConstructorOptions) {
    super()
    const { submenu, click } = options
    this.id = options.id
    this.role = options.role
    this.type = options.type ?? (submenu ? 'submenu' : 'normal')
    this.accelerator = options.accelerator
    this.submenu = Array.isArray(submenu) ? buildFromTemplate(submenu) : undefined
    this.click = click && (() => Reflect.apply(click, undefined, [this, undefined, {}]))
    this.label = options.label ?? ''
    this.enabled = options.enabled ?? true
    this.visible = options.visible ?? true
    this.checked = options.checked ?? false
  }
}

export class HostMenu extends strictBase('Menu') {
  readonly items: HostMenuItem[] = []

  append(item: HostMenuItem): void {
    this.items.push(item)
  }
  getMenuItemById(id: string): HostMenuItem | null {
    const below = this.items.map((item) => (item.id === id ? item : item.submenu?.getMenuItemById(id)))
    return below.find((found) => found) ?? null
  }
  popup(): void {
    record(
      'menu.popup',
      this.items.map((item) => item.label),
    )
  }
}

function buildFromTemplate(template: readonly MenuItemConstructorOptions[]): HostMenu {
  const menu = new HostMenu()
  for (const options of template) menu.append(new HostMenuItem(options))
  return menu
}

let applicationMenu: HostMenu | null = null

/** Electron's `Menu`. */
export const Menu = strict(
  'Menu',
  Object.assign(HostMenu, {
    buildFromTemplate,
    getApplicationMenu: () => applicationMenu,
    setApplicationMenu: (menu: HostMenu | null) => {
      applicationMenu = menu
      record('setApplicationMenu', menu?.items.map((item) => item.label || item.role) ?? null)
    },
  }),
)
