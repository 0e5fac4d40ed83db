/** Every game on the smallest phone. They share a page, because none of them changes anything. */
import { beforeAll, expect, test } from 'vitest'
import { gameModels } from '#sandbox/world/games/game-models.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { languages } from '#shared/i18n/languages.ts'
import { type Stage, useStage } from './test-stage.ts'

const openStage = useStage('file')
let stage: Stage
beforeAll(async () => {
  stage = await openStage({ viewport: { width: 320, height: 640 } })
})

const codes = keysOf(languages)
const models = keysOf(gameModels).map((model, index) => ({
  model,
  language: codes[index % codes.length] ?? 'EN',
}))
test.each(models)(
  '[I18N-05] $model in $language fits a phone of 320 pixels, without a control too small to touch',
  async ({ model, language }) => {
    const { wallet, page, gameUrl } = stage
    wallet.setGame({ model, gameName: 'The Most Remarkable Midnight Odyssey' }, ['grand', 'major', 'minor'])
    await page.goto(gameUrl({ lang: language }))
    // As wide as a live table gets: three cards in each hand.
    await page.evaluate(`for (const hand of document.querySelectorAll('.hand__cards'))
      hand.innerHTML = '<span class="playing"></span>'.repeat(3)`)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    const buttons = page.getByRole('button')
    await buttons.first().waitFor()
    // Measured at one moment, because a match or a round that closes takes its buttons with it.
    const small = await buttons.evaluateAll((all) =>
      all
        .filter((each) => {
          const { width, height } = each.getBoundingClientRect()
          return Math.min(width, height) < 40
        })
        .map(({ textContent }) => textContent),
    )
    expect(small).toEqual([])
  },
)
