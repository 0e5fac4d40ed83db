import type { Browser, Page } from '@playwright/test'
import { SandboxClient } from '#support/sandbox.ts'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'
import { type Fiber, watchRenders } from '../watch-renders.ts'

const optionalFields = [
  ...(['email', 'payeeName', 'mobileNum', 'idNumber', 'whatsapp', 'line', 'wechat'] as const),
  ...(['facebook', 'qqNum', 'referralCode', 'recommenderId', 'affiliateCode'] as const),
  ...(['captcha', 'paymentPassword'] as const),
]

declare global {
  interface Window {
    renderedFields?: Set<Element>
  }
}

/** Records the field that a form's component is in. Runs in the page. */
function noteField(component: Fiber) {
  const hostTag = 5
  const siblings = (element: Element) => element.parentElement?.childElementCount ?? 0
  for (let at: Fiber | null = component; at; at = at.return) {
    const node = at.tag === hostTag ? at.stateNode : undefined
    // A field is the ancestor that has many siblings.
    if (!(node instanceof Element) || !node.querySelector('input') || siblings(node) <= 10) continue
    window.renderedFields ??= new Set()
    window.renderedFields.add(node)
    return
  }
}

/** Returns the number of fields that rendered since the last call. */
const renderedFields = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const size = window.renderedFields?.size ?? 0
    window.renderedFields?.clear()
    return size
  })

/** Measures how many fields of the whole registration form one keystroke renders again, in the worst case. */
export async function measureKeystroke(browser: Browser, origin: string): Promise<Row[]> {
  const sandbox = new SandboxClient(origin)
  const before = await sandbox.settings()
  await sandbox.setFlags(Object.fromEntries(optionalFields.map((name) => [name, 'required'])))
  const page = await openPage(browser)
  await watchRenders(page, noteField)
  await page.goto(`${origin}/register`, { waitUntil: 'networkidle' })
  const form = page.getByRole('dialog', { name: 'Register' })
  // Once invalid, every field is validated on each key.
  await form.getByRole('button', { name: 'Register' }).click()
  await form.getByRole('alert').waitFor()
  let worst = 0
  for (const input of await form.getByRole('textbox').all()) {
    await input.focus()
    await renderedFields(page)
    await page.keyboard.press('7')
    worst = Math.max(worst, await renderedFields(page))
  }
  await page.context().close()
  await sandbox.setFlags(before)
  return [row('key typed in the whole registration form: fields that render again', worst, 2, String)]
}
