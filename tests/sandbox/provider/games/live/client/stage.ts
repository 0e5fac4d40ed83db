/** The stage: what phase the round is in, how long it lasts, who is there, and the scene. */
import { find } from '../../../client/dom.ts'
import type { LiveTable } from '../live-table.ts'
import { createDealer } from './dealer.ts'
import { type Phase, phaseOf, type Scene } from './scene.ts'
import type { LiveTexts } from './texts.ts'

/** The last moments of betting, in ms. */
const lastMoments = 3_000
/** An answer that is so late is missing, in ms. */
const lateAnswer = 3_500

/** Whether the table has not been heard of for so long that the connection must be gone. */
export const isCutOff = ({ closesAt, nextAt, result }: LiveTable, now: number): boolean =>
  (result === null && now > closesAt + lateAnswer) || now > nextAt + lateAnswer

export interface Stage {
  tick(table: LiveTable, now: number): void
}

export function createStage(t: LiveTexts, scene: Scene, count: (players: number) => string): Stage {
  const stage = find('#stage', HTMLElement)
  const clock = find('#clock', HTMLElement)
  const seconds = find('#seconds', HTMLElement)
  const call = find('#call', HTMLElement)
  const players = find('#players', HTMLElement)
  const dealer = find('#dealer', HTMLElement)
  const gesture = createDealer()

  function set(element: HTMLElement, text: string): void {
    if (element.textContent !== text) element.textContent = text
  }

  function callOf({ variant, closesAt }: LiveTable, phase: Phase, now: number): string {
    if (phase === 'open') return closesAt - now <= lastMoments ? t.lastBets : t.open
    if (phase === 'closed' && now < closesAt + 1_200) return t.closed
    if (phase === 'shown') return ''
    if (variant === 'roulette') return t.spinning
    return variant === 'colorGame' ? t.rolling : t.closed
  }

  return {
    tick(table, now) {
      const { opensAt, closesAt, nextAt, shownAt } = table
      const phase = phaseOf(table, now)
      const cut = isCutOff(table, now)
      stage.dataset.phase = phase
      stage.dataset.cut = String(cut)
      const ends = phase === 'open' ? closesAt : nextAt
      const whole = phase === 'open' ? closesAt - opensAt : nextAt - (shownAt ?? closesAt)
      const left = Math.max(0, ends - now)
      clock.style.setProperty('--left', String(Math.min(1, left / whole)))
      clock.dataset.urgent = String(phase === 'open' && left <= lastMoments)
      clock.hidden = phase === 'closed' || phase === 'showing' || cut
      const secondsLeft = Math.ceil(left / 1000)
      set(seconds, String(secondsLeft))
      clock.setAttribute('aria-label', phase === 'open' ? t.closesIn(secondsLeft) : t.opensIn(secondsLeft))
      set(call, cut ? t.offline : callOf(table, phase, now))
      set(players, count(table.players))
      set(dealer, t.dealer(table.dealer.name))
      scene.draw(table, now)
      gesture(table, now)
    },
  }
}
