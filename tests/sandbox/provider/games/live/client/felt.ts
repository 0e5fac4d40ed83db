/** The spots of a table without a wheel. */
import { find } from '../../../client/dom.ts'
import type { FeltParts, SpotChips, SpotFelt } from './spot-chips.ts'
import { fillChips, spotLabel } from './spot-chips.ts'
import { kindOf } from './spots.ts'

export function createFelt(parts: FeltParts): SpotFelt {
  const spots = Array.from(find('#felt', HTMLElement).querySelectorAll<HTMLButtonElement>('.spot'))
  for (const spot of spots) spot.addEventListener('click', () => parts.tap(spot.value))

  return {
    show(chips, open) {
      for (const spot of spots) {
        const own: SpotChips | undefined = chips.get(spot.value)
        const kind = kindOf(parts.variant, spot.value) ?? ''
        spot.setAttribute('aria-disabled', String(!open))
        spot.setAttribute('aria-label', spotLabel(parts, spot.value, kind, own))
        if (own?.outcome) spot.dataset.outcome = own.outcome
        else delete spot.dataset.outcome
        fillChips(find('.spot__chips', HTMLElement, spot), own, parts)
      }
    },
  }
}
