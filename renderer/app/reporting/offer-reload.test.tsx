import i18next from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSite } from '#lib/testing/render-site.tsx'
import { MessageDialogs } from '#ui/message-dialog/message-dialogs.tsx'
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { offerReload } from './offer-reload.ts'

const reload = vi.fn<() => void>()

beforeEach(async () => {
  await i18next.loadNamespaces('warnings')
  useMessageDialogs.setState({ open: [] })
  reload.mockReset()
})

const open = () => renderSite(<MessageDialogs closesIn={String} />)

test('[ERR-01] the offer to reload says why, and its button reloads the page', async () => {
  const screen = await open()
  void offerReload({ newer: () => Promise.resolve(true), reload })
  const dialog = screen.getByRole('dialog', { name: 'The site has been updated' })
  await expect.element(screen.getByRole('button', { name: 'Not now' })).toHaveFocus()
  await expect.element(dialog).toHaveAccessibleDescription(/Send or copy anything you’ve typed first/)
  expect(reload).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

test('[ERR-01] several losses make one offer, and after it was declined there is none any more', async () => {
  const screen = await open()
  const newer = () => Promise.resolve(false)
  const offers = Promise.all([offerReload({ newer, reload }), offerReload({ newer, reload })])
  await screen.getByRole('button', { name: 'Not now' }).click()
  await offers
  await offerReload({ newer, reload })
  expect(useMessageDialogs.getState().open).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})

test('[ERR-01] an offer that was declined for another build is made again', async () => {
  sessionStorage.setItem('reloadOffered', '0.0.9+older')
  const screen = await open()
  void offerReload({ newer: () => Promise.resolve(false), reload })
  await expect.element(screen.getByRole('dialog', { name: 'Part of the site didn’t load' })).toBeVisible()
})

test('[ERR-01] no reload is offered while the server can’t be reached, and one may be later', async () => {
  await open()
  await offerReload({ newer: () => Promise.resolve(undefined), reload })
  expect(useMessageDialogs.getState().open).toEqual([])
  expect(sessionStorage.getItem('reloadOffered')).toBeNull()
})
