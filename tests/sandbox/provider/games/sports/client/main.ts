/** The sportsbook: matches and their odds, the match that is watched, the slip, and the player's bets. */
import { find } from '../../../client/dom.ts'
import type { Texts } from '../../../client/languages.ts'
import { startGame } from '../../../client/start-game.ts'
import { createTimed } from '../../../client/timed.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { Fixture, SportId, SportsTable } from '../sports-table.ts'
import { createMatchView } from './match-view.ts'
import { createMyBets } from './my-bets.ts'
import type { Book } from './price.ts'
import { createRows, isShown, type Shown } from './rows.ts'
import { createSlip } from './slip.ts'
import { sportsTexts } from './texts.ts'

const isSports = (table: Table): table is SportsTable => table.kind === 'sports'
const phases: readonly Shown[] = ['live', 'ahead', 'ended']

function startSports(data: PageData, texts: Texts): void {
  const words = sportsTexts(data.language)
  const book = find('.book', HTMLElement)
  const main = find('#place-bet', HTMLButtonElement)
  const sportButtons = [...document.querySelectorAll<HTMLButtonElement>('[data-sport-tab]')]
  const phaseButtons = [...document.querySelectorAll<HTMLButtonElement>('[data-phase-tab]')]
  const viewButtons = [...document.querySelectorAll<HTMLButtonElement>('[data-view-tab]')]
  let table = isSports(data.table) ? data.table : undefined
  let sport: SportId | undefined = table?.sports[0]
  let phase: Shown = 'live'
  let watched: string | undefined

  createTimed(data, texts, isSports, ({ panel, now, bet, move }) => {
    const parts: Book = {
      words,
      isPicked: (match, market, side) => slip.has(match, market, side),
      pick(choice) {
        const refused = slip.toggle(choice)
        if (refused) panel.announce(refused, true)
        showMatches()
      },
      watch(match) {
        watched = match
        view.open(true)
        showMatches()
        find('#watched', HTMLElement).scrollIntoView({ block: 'nearest', behavior: 'smooth' })
        find('#watched-title', HTMLElement).focus({ preventScroll: true })
      },
    }
    const slip = createSlip({ words, money: panel.money, bet: () => panel.bet(), changed: showAction })
    const rows = createRows(parts)
    const view = createMatchView(parts, (sentence) => panel.announce(sentence))
    const myBets = createMyBets({
      words,
      money: panel.money,
      now,
      async cashOut(roundId, amount) {
        const made = await move(roundId, `cashout@${amount}`)
        panel.announce(made ? words.cashedOut(panel.money(amount)) : words.offerChanged, true)
        return made
      },
    })

    const chosen = (): readonly Fixture[] => table?.fixtures.filter((each) => each.sport === sport) ?? []

    /** The watched match while it is listed, otherwise the one in play that is furthest, or the next. */
    function watchedMatch(): Fixture | undefined {
      const own = chosen()
      const known = own.find(({ id }) => id === watched)
      if (known) return known
      const found = own.find((each) => each.phase === 'live') ?? own.find((each) => each.phase === 'ahead')
      watched = found?.id
      return found
    }

    function showMatches(): void {
      view.show(watchedMatch(), now())
      rows.show(chosen(), phase, now())
    }

    function showTabs(): void {
      for (const button of sportButtons) {
        const live = table?.fixtures.filter(
          (each) => each.sport === button.dataset.sportTab && each.phase === 'live',
        ).length
        button.setAttribute('aria-pressed', String(button.dataset.sportTab === sport))
        const count = find('.tab__count', HTMLElement, button)
        count.textContent = String(live ?? 0)
        count.hidden = !live
        find('.unseen', HTMLElement, button).textContent = words.liveCount(live ?? 0)
      }
      for (const button of phaseButtons) {
        const own = phases.find((each) => each === button.dataset.phaseTab) ?? 'live'
        button.setAttribute('aria-pressed', String(own === phase))
        const count = chosen().filter((each) => isShown(own, each.phase)).length
        find('.figures', HTMLElement, button).textContent = String(count)
      }
    }

    function showAction(): void {
      const action = slip.action()
      main.textContent = action === 'accept' ? words.accept : texts.placeBet
      main.setAttribute('aria-disabled', String(action === 'none' || action === 'wait'))
      const count = find('#slip-count', HTMLElement)
      count.textContent = String(slip.size())
      count.hidden = slip.size() === 0
    }

    function setView(name: string): void {
      book.dataset.view = name
      for (const button of viewButtons)
        button.setAttribute('aria-pressed', String(button.dataset.viewTab === name))
    }

    for (const button of sportButtons)
      button.addEventListener('click', () => {
        sport = table?.sports.find((each) => each === button.dataset.sportTab) ?? sport
        watched = undefined
        view.open(false)
        showTabs()
        showMatches()
      })
    for (const button of phaseButtons)
      button.addEventListener('click', () => {
        phase = phases.find((each) => each === button.dataset.phaseTab) ?? phase
        showTabs()
        showMatches()
      })
    for (const button of viewButtons)
      button.addEventListener('click', () => setView(button.dataset.viewTab ?? ''))

    main.addEventListener('click', () => {
      const action = slip.action()
      if (action === 'accept') return slip.accept()
      if (action !== 'place') return undefined
      return void bet(slip.choice()).then((taken) => {
        if (!taken) return
        slip.clear()
        setView('bets')
        showMatches()
      })
    })
    const stakeChanged = (): void => {
      if (table) slip.show(table)
    }
    find('.stepper', HTMLElement).addEventListener('click', stakeChanged)
    find('.stepper', HTMLElement).addEventListener('keyup', stakeChanged)

    return {
      show(next, tickets) {
        table = next
        slip.show(next)
        showTabs()
        showMatches()
        myBets.show(next, tickets)
      },
      tick(time) {
        rows.tick(time)
        view.tick(time)
      },
    }
  })
}

startGame(startSports)
