import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { MenuAction, MenuItemPlan } from './menu-plan.ts'

/** Builds the menu from a plan. `act` is called with the action of the chosen item. */
export const buildMenu = (plan: readonly MenuItemPlan[], act: (action: MenuAction) => void): Menu =>
  Menu.buildFromTemplate(plan.map((item) => template(item, act)))

function template(
  { does, items, ...item }: MenuItemPlan,
  act: (action: MenuAction) => void,
): MenuItemConstructorOptions {
  return {
    ...item,
    ...(does && { id: does, click: () => act(does) }),
    ...(items && { submenu: items.map((one) => template(one, act)) }),
  }
}
