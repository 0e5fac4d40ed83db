/** The list of matches. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Fixture, Phase, SideId } from '../sports-table.ts'
import { matchName, moment } from './names.ts'
import { type Book, createPrice, type Price } from './price.ts'

/** Which matches are shown. A postponed one is among the results. */
export type Shown = 'live' | 'ahead' | 'ended'
export const isShown = (shown: Shown, phase: Phase): boolean =>
  phase === 'postponed' ? shown === 'ended' : phase === shown

interface Row {
  readonly element: HTMLElement
  update(fixture: Fixture, now: number): void
  tick(now: number): void
}

const signs: Readonly<Partial<Record<SideId, string>>> = { h: '1', d: 'X', a: '2' }

function createRow(book: Book, first: Fixture): Row {
  const { words, watch } = book
  let fixture = first
  const time = make('span', { class: 'match__time figures' })
  const scores = [make('b', { class: 'figures' }), make('b', { class: 'figures' })] as const
  const side = (name: string, score: HTMLElement, corner: 'h' | 'a'): HTMLElement =>
    make('span', { class: 'match__side', data: { corner } }, make('span', { text: name }), score)
  const names = make(
    'button',
    { class: 'match__names', press: () => watch(fixture.id) },
    side(first.home, scores[0], 'h'),
    side(first.away, scores[1], 'a'),
  )
  const odds = make('span', { class: 'match__odds' })
  const more = make('button', { class: 'match__more figures', press: () => watch(fixture.id) })
  const element = make('li', { class: 'match', data: { match: first.id } }, time, names, odds, more)
  let prices: readonly Price[] = []

  const tick = (now: number): void => {
    const text = moment(words, fixture, now)
    if (time.textContent !== text) time.textContent = text
  }
  return {
    element,
    tick,
    update(next, now) {
      const changed = fixture.score.some((points, index) => points !== next.score[index])
      fixture = next
      const { phase, score, markets } = next
      element.dataset.phase = phase
      element.dataset.danger = next.danger ?? ''
      element.dataset.winner = next.winner ?? ''
      if (changed) {
        delete element.dataset.scored
        requestAnimationFrame(() => (element.dataset.scored = ''))
      }
      for (const [index, cell] of scores.entries())
        cell.textContent = phase === 'ahead' || phase === 'postponed' ? '' : String(score[index])
      names.setAttribute(
        'aria-label',
        phase === 'ahead'
          ? words.allBets(matchName(words, next))
          : words.allBets(words.score(next.home, score[0], next.away, score[1])),
      )
      if (prices.length === 0 && (phase === 'ahead' || phase === 'live')) {
        const draws = markets.some(({ id, odds: all }) => id === 'w' && all.d !== undefined)
        const sides: SideId[] = draws ? ['h', 'd', 'a'] : ['h', 'a']
        const market = { id: 'w', line: null } as const
        prices = sides.map((each) => createPrice(book, next, market, each, signs[each] ?? ''))
        odds.replaceChildren(...prices.map((price) => price.element))
      }
      for (const price of prices) price.update(next)
      odds.hidden = phase === 'ended' || phase === 'postponed'
      const others = Math.max(0, markets.length - 1)
      more.hidden = others === 0
      more.textContent = words.moreBets(others)
      more.setAttribute('aria-label', words.allBets(matchName(words, next)))
      tick(now)
    },
  }
}

export interface Rows {
  show(fixtures: readonly Fixture[], shown: Shown, now: number): void
  tick(now: number): void
}

/** Matches by league, soonest first; results latest first. */
export function createRows(book: Book): Rows {
  const list = find('#matches', HTMLElement)
  const rows = new Map<string, Row>()
  let order = ''

  return {
    show(fixtures, shown, now) {
      const chosen = fixtures.filter(({ phase }) => isShown(shown, phase))
      if (shown === 'ended') chosen.sort((one, other) => other.startsAt - one.startsAt)
      const leagues = [...new Set(chosen.map(({ league }) => league))]
      for (const fixture of chosen) {
        const row = rows.get(fixture.id) ?? createRow(book, fixture)
        rows.set(fixture.id, row)
        row.update(fixture, now)
      }
      // The list is only built anew when it has other matches, so that focus stays where it is.
      const next = `${shown} ${chosen.map(({ id }) => id).join()}`
      if (next === order) return
      order = next
      const focused = document.activeElement
      list.replaceChildren(
        ...leagues.map((league) =>
          make(
            'li',
            { class: 'league' },
            make('h3', { text: league }),
            make(
              'ul',
              { class: 'league__matches' },
              ...chosen
                .filter((each) => each.league === league)
                .flatMap(({ id }) => rows.get(id)?.element ?? []),
            ),
          ),
        ),
        ...(chosen.length === 0 ? [make('li', { class: 'none', text: book.words.none[shown] })] : []),
      )
      if (focused instanceof HTMLElement && list.contains(focused)) focused.focus()
      const listed = new Set(fixtures.map(({ id }) => id))
      for (const id of rows.keys()) if (!listed.has(id)) rows.delete(id)
    },
    tick(now) {
      for (const row of rows.values()) if (row.element.isConnected) row.tick(now)
    },
  }
}
