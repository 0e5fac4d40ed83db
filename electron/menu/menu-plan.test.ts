import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadClientTexts } from '../texts/client-texts.ts'
import { type MenuItemPlan, menuPlan } from './menu-plan.ts'

const codes = readdirSync(new URL('../../shared/i18n/locales', import.meta.url))

const planIn = async (code: string, platform: NodeJS.Platform) =>
  menuPlan({ platform, brand: 'Palaro', text: await loadClientTexts(code) })
const leaves = (items: readonly MenuItemPlan[]): MenuItemPlan[] =>
  items.flatMap((item) => (item.items ? leaves(item.items) : [item])).filter(({ type }) => !type)

test.each([
  ['win32', ['File', 'View', 'Go', 'Help']],
  ['linux', ['File', 'View', 'Go', 'Help']],
  ['darwin', ['Palaro', 'Edit', 'View', 'Go', 'Window', 'Help']],
] as const)('[DSK-11] the menu on %s', async (platform, labels) => {
  expect((await planIn('EN', platform)).map(({ label }) => label)).toEqual(labels)
})

test.each(codes)(
  '[DSK-11] the menu in %s has a word for everything, and no two alike in a menu',
  async (code) => {
    for (const platform of ['win32', 'darwin'] as const) {
      const menus = await planIn(code, platform)
      for (const labels of [menus, ...menus.map(({ items = [] }) => leaves(items))].map((items) =>
        items.map(({ label }) => label),
      )) {
        expect(labels).not.toContain('')
        expect(new Set(labels).size).toBe(labels.length)
      }
    }
  },
)

test.each(['win32', 'darwin'] as const)(
  '[DSK-11] on %s no two items have the same keys',
  async (platform) => {
    const keys = leaves(await planIn('EN', platform)).flatMap(({ accelerator }) => accelerator ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  },
)

test('[DSK-11] every item does something, on either system the same things', async () => {
  const [windows, mac] = await Promise.all([planIn('EN', 'win32'), planIn('EN', 'darwin')])
  for (const item of [...leaves(windows), ...leaves(mac)]) expect(item.does ?? item.role).toBeDefined()
  const actions = (items: MenuItemPlan[]) =>
    leaves(items)
      .flatMap(({ does }) => does ?? [])
      .toSorted()
  expect(actions(windows)).toEqual(actions(mac))
})
