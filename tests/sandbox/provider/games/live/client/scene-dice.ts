/** Three dice with colours: they tumble, and stop one after the other. */
import { find } from '../../../client/dom.ts'
import { wordOf } from '../../../client/languages.ts'
import type { LiveTable } from '../live-table.ts'
import { lastSides, phaseOf, type Scene } from './scene.ts'
import type { LiveTexts } from './texts.ts'

export function createDice(t: LiveTexts): Scene {
  const scene = find('#scene', HTMLElement)
  const dice = Array.from(scene.querySelectorAll<HTMLElement>('.die'))

  function name(faces: readonly string[]): void {
    scene.setAttribute('aria-label', faces.map((face) => wordOf(t.spots, face)).join(', '))
  }

  return {
    draw(table: LiveTable, now: number) {
      const phase = phaseOf(table, now)
      const rolls = phase === 'closed' || phase === 'showing'
      const last = lastSides(table, now)
      scene.dataset.old = String(phase === 'open')
      for (const [index, die] of dice.entries()) {
        const stopped = !rolls || (table.steps[index] ?? Number.POSITIVE_INFINITY) <= now
        const face = rolls ? table.result?.dice[index] : last[index]
        if (stopped) delete die.dataset.state
        else die.dataset.state = 'tumbling'
        // A tumbling die keeps its old face until it stops.
        if (stopped && face !== undefined) die.dataset.face = face
      }
      if (!rolls) name(last)
    },
  }
}
