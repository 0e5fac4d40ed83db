import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]
type Place = Pick<Page | Locator | FrameLocator, 'getByRole'>

/** How often Tab may be pressed on the way to a control. */
const furthest = 140

/**
 * Somebody who has the keyboard and the accessibility tree only: everything is found by role and name, and reached by
 * Tab. Whatever gets the focus must be seen to have it.
 */
export class KeyboardReader {
  readonly page: Page
  private readonly step: 'Tab' | 'Shift+Tab'
  constructor(page: Page, step: 'Tab' | 'Shift+Tab' = 'Tab') {
    this.page = page
    this.step = step
  }

  /** Presses Tab until a control has the focus. */
  async to(role: Role, name: string | RegExp, within: Place = this.page): Promise<Locator> {
    const wanted = within.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    await this.reach(wanted, `${role} ${name}`)
    return wanted
  }

  private async reach(wanted: Locator, what: string): Promise<void> {
    await expect(wanted.first(), what).toBeAttached()
    for (let steps = 0; steps < furthest; steps += 1) {
      if (await hasFocus(wanted)) return expect.poll(() => this.unseen(), `the focus on ${what}`).toEqual([])
      await this.page.keyboard.press(this.step)
    }
    throw new Error(`the keyboard never reached ${what}`)
  }

  /** Goes to a control and presses a key on it. */
  async press(role: Role, name: string | RegExp, within?: Place, key = 'Enter'): Promise<void> {
    await this.to(role, name, within)
    await this.page.keyboard.press(key)
  }

  /** Goes to a field and replaces what is in it. */
  async type(name: string | RegExp, text: string, within?: Place): Promise<void> {
    await this.to('textbox', name, within)
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(text)
  }

  /** Goes to a password's field, which has no role, and types it. */
  async typePassword(
    name: string,
    text: string,
    within: Pick<Page, 'getByLabel'> = this.page,
  ): Promise<void> {
    await this.reach(within.getByLabel(name, { exact: true }).and(this.page.locator('input')), name)
    await this.page.keyboard.type(text)
  }

  /** What keeps a reader from seeing where the focus is. In a frame that is for its own page to show. */
  private unseen(): Promise<string[]> {
    return this.page.evaluate(() => {
      const element = document.activeElement
      if (!element || element.localName === 'iframe') return []
      const around = [
        element,
        element.parentElement,
        element.parentElement?.parentElement,
        element.nextElementSibling,
      ]
      const hasRing = around.some((one) => {
        if (!one) return false
        // A link that covers a row has its ring around the row.
        return [undefined, '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        })
      })
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const front = document.elementFromPoint(x, y)
      const isInFront =
        front !== null &&
        (element.contains(front) || front.contains(element) || front.closest('label')?.control === element)
      return [
        ...(hasRing ? [] : ['no ring']),
        ...(isInFront ? [] : [`covered by ${front?.className ?? 'nothing'}`]),
      ]
    })
  }
}

const hasFocus = async (wanted: Locator): Promise<boolean> =>
  wanted.evaluateAll((all) => all.some((one) => one === one.ownerDocument.activeElement))
