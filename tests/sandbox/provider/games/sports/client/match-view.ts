/** The match that is watched: its score, the drawn field, and all its bets. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Fixture, SideId } from '../sports-table.ts'
import { createField } from './field.ts'
import { ending, happening, marketName, matchName, moment, sideName } from './names.ts'
import { type Book, createPrice, type Price } from './price.ts'

export interface MatchView {
  /** Shows all bets of the match, where there is room for some only. */
  open(whole: boolean): void
  show(fixture: Fixture | undefined, now: number): void
  tick(now: number): void
}

const text = (id: string, content: string): void => {
  const element = find(`#${id}`, HTMLElement)
  if (element.textContent !== content) element.textContent = content
}

const sides: readonly SideId[] = ['h', 'd', 'a', 'o', 'u', 'y', 'n']

/** @param tell tells a screen reader, politely */
export function createMatchView(book: Book, tell: (sentence: string) => void): MatchView {
  const { words } = book
  const view = find('#watched', HTMLElement)
  const markets = find('#markets', HTMLElement)
  const more = find('#watched-more', HTMLButtonElement)
  const field = createField()
  let fixture: Fixture | undefined
  let prices: readonly Price[] = []
  let made = ''

  const open = (whole: boolean): void => {
    view.toggleAttribute('data-whole', whole)
    more.setAttribute('aria-expanded', String(whole))
  }
  more.addEventListener('click', () => open(!view.hasAttribute('data-whole')))

  /** Only what matters: goals, sets, knock-downs, breaks, start and end. */
  function announce(next: Fixture): void {
    const before = fixture?.id === next.id ? fixture : undefined
    if (
      !before ||
      (before.plays === next.plays && before.phase === next.phase && before.resting === next.resting)
    )
      return
    const score = words.score(next.home, next.score[0], next.away, next.score[1])
    if (next.phase === 'ended' && before.phase === 'live') return tell(`${ending(words, next)}. ${score}`)
    if (next.phase === 'live' && before.phase === 'ahead')
      return tell(`${matchName(words, next)}: ${words.event.start}`)
    const big = next.last && ['goal', 'down', 'knockout', 'part', 'overtime'].includes(next.last.kind)
    if (big && next.last && before.plays !== next.plays)
      return tell(`${happening(words, next, next.last)}. ${score}`)
    if (next.resting && !before.resting) tell(`${moment(words, next, 0)}. ${score}`)
  }

  function showMarkets(next: Fixture): void {
    const shape = `${next.id} ${next.markets.map(({ id }) => id).join()}`
    if (shape !== made) {
      made = shape
      const groups = next.markets.map((market) => {
        const created = sides
          .filter((side) => belongs(market.id, side, market.odds))
          .map((side) => createPrice(book, next, market, side, sideName(words, next, market, side)))
        return { name: marketName(words, next, market.id), created }
      })
      prices = groups.flatMap(({ created }) => created)
      const focused = document.activeElement?.getAttribute('aria-label')?.replace(/, [^,]*$/, '')
      markets.replaceChildren(
        // Several lines of a total stand under one name.
        ...[...new Set(groups.map(({ name }) => name))].map((name) => {
          const own = groups.filter((group) => group.name === name)
          return make(
            'div',
            { class: 'market', data: { lines: String(own.length) } },
            make('h4', { text: name }),
            ...own.map(({ created }) =>
              make('span', { class: 'market__sides' }, ...created.map(({ element }) => element)),
            ),
          )
        }),
      )
      more.hidden = groups.length < 2
      more.textContent = words.moreBets(groups.length - 1)
      more.setAttribute('aria-label', words.allBets(matchName(words, next)))
      for (const price of prices) price.update(next)
      if (focused && document.activeElement === document.body)
        prices.find(({ element }) => element.getAttribute('aria-label')?.startsWith(focused))?.element.focus()
    } else for (const price of prices) price.update(next)
  }

  function showState(next: Fixture): void {
    const { phase, danger, last, winner, suspended } = next
    const name = danger === 'h' ? next.home : next.away
    const said =
      phase === 'ended'
        ? winner === null
          ? ''
          : ending(words, next)
        : phase !== 'live'
          ? ''
          : danger
            ? words.event.danger(name)
            : last
              ? happening(words, next, last)
              : words.event.start
    text('watched-event', said)
    text(
      'watched-note',
      suspended ? words.suspended : phase === 'live' && next.markets.length === 0 ? words.decided : '',
    )
  }

  function showRun({ run, home, away, marks, progress, parts, phase }: Fixture): void {
    find('#run', HTMLElement).replaceChildren(
      ...[...run].map((side) =>
        make('li', {
          data: { side },
          label: side === 'h' ? home : away,
          text: (side === 'h' ? home : away).slice(0, 1),
        }),
      ),
    )
    const line = find('#progress', HTMLElement)
    line.hidden = progress === null || phase === 'ahead'
    line.style.setProperty('--at', String((progress ?? 0) / 1000))
    find('#marks', HTMLElement).replaceChildren(
      ...marks.map(([at, side]) => {
        const mark = make('i', { data: { side } })
        mark.style.setProperty('--at', String(at / 1000))
        return mark
      }),
    )
    const table = find('#parts', HTMLElement)
    table.replaceChildren(
      ...(phase === 'ahead' ? [] : parts).map(([first, second]) =>
        make(
          'span',
          { class: 'figures' },
          make('b', { text: String(first) }),
          make('b', { text: String(second) }),
        ),
      ),
    )
  }

  return {
    open,
    show(next, now) {
      view.hidden = next === undefined
      if (!next) return
      announce(next)
      const scored = fixture?.id === next.id && fixture.score.join() !== next.score.join()
      fixture = next
      view.dataset.phase = next.phase
      view.dataset.sport = next.sport
      view.toggleAttribute('data-suspended', next.suspended)
      const sport = words.sport[next.sport]
      text('watched-league', next.league.startsWith(sport) ? next.league : `${sport} · ${next.league}`)
      text('watched-home', next.home)
      text('watched-away', next.away)
      const blank = next.phase === 'ahead' || next.phase === 'postponed'
      text('watched-score', blank ? '–' : `${next.score[0]} – ${next.score[1]}`)
      if (scored) {
        const score = find('#watched-score', HTMLElement)
        score.getAnimations().forEach((animation) => animation.cancel())
        score.animate([{ scale: 1.35, color: 'var(--marigold-light)' }, { scale: 1 }], {
          duration: 600,
          easing: 'ease-out',
        })
      }
      text('watched-time', moment(words, next, now))
      showState(next)
      showRun(next)
      field.show(next)
      showMarkets(next)
    },
    tick(now) {
      if (fixture) text('watched-time', moment(words, fixture, now))
    },
  }
}

/** Whether a market has a side. One that isn't offered now keeps its place. */
function belongs(market: string, side: SideId, odds: Readonly<Partial<Record<SideId, number>>>): boolean {
  if (market === 'k') return side === 'y' || side === 'n'
  if (market.startsWith('t')) return side === 'o' || side === 'u'
  return side === 'h' || side === 'a' || (side === 'd' && odds.d !== undefined)
}
