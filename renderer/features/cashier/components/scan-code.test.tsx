import { expect, test, vi } from 'vitest'
import { renderSite } from '#lib/testing/render-site.tsx'
import type { DepositOrder } from '#shared/contract/endpoints/cashier.ts'
import { parseAmount } from '#shared/domain/money.ts'
import { darkModules, modulesOf } from '#ui/qr-code/testing/code-modules.ts'
import { ScanCode } from './scan-code.tsx'

const zero = parseAmount('0')
if (!zero) throw new Error('no amount')
const order: DepositOrder = {
  orderId: 'D-1',
  state: 'created',
  amount: zero,
  fee: zero,
  channelId: 'gcash',
  channelName: 'GCash',
  kind: 'bank',
  createTime: 0,
  expireTime: 900_000,
  timeLeft: 900_000,
  paidTime: null,
  endTime: null,
  bonus: null,
  payment: null,
}

test('[MBR-05] the code to scan says what the gateway has sent, and not the page’s address', async () => {
  const qr = '00020101021226370011ph.ppmi.p2m5204601653036085802PH6304A13F'
  const screen = await renderSite(
    <ScanCode qr={qr} payUrl="https://bank.example/pay" order={order}>
      {null}
    </ScanCode>,
  )
  const code = screen.getByRole('img', { name: 'QR code to pay with GCash' })
  await expect.element(code).toBeVisible()
  expect(darkModules(code.element())).toEqual(modulesOf(qr))
})

test.each([
  'javascript:alert(document.domain)',
  'data:text/html,pay',
  'http://evil.example/pay',
  'https://bank.example@evil.example/',
  '//evil.example/pay',
])('[SEC-05] a payment page at %s isn’t opened, and the player reads so', async (payUrl) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const screen = await renderSite(
    <ScanCode qr={undefined} payUrl={payUrl} order={order}>
      {null}
    </ScanCode>,
  )
  await screen.getByRole('button', { name: 'Open payment page' }).click()
  await expect.element(screen.getByText(/We didn’t open the payment page/)).toBeVisible()
  expect(open).not.toHaveBeenCalled()
})

test('[SEC-05] a window that waits for an address closes again if that isn’t one to open', async () => {
  const { createWebPlatform } = await import('#lib/platform/web/web-platform.ts')
  const opened = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  const waiting = createWebPlatform().openWindow()
  expect(await waiting.go('javascript:alert(1)')).toBe(false)
  expect(opened.location.replace).not.toHaveBeenCalled()
  expect(opened.close).toHaveBeenCalledTimes(1)
  void waiting.go('https://bank.example/pay')
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('https://bank.example/pay')
})
