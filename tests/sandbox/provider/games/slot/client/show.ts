/** Replays a round: its screens in order, with cards where a feature begins and ends. */
import { celebrate } from '../../../client/celebrate.ts'
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { calm, dwell, wait } from '../../../client/pace.ts'
import type { Panel } from '../../../client/panel.ts'
import { playTune } from '../../../client/sound.ts'
import type { SlotScreen, SlotTable } from '../slot-table.ts'
import type { Reels } from './reels.ts'
import type { SlotTexts } from './texts.ts'

/** In ms. */
const timing = { card: 2_400, win: 900, next: 260, coin: 420 }
/** Wins that are celebrated, in bets. */
const celebrated = { big: 15, huge: 60 }

export interface Show {
  /** Shows a round. Resolves to what a screen reader should hear of it. */
  play(table: SlotTable): Promise<string | undefined>
  clear(): void
}

export interface ShowParts {
  readonly reels: Reels
  readonly panel: Panel
  readonly texts: Texts
  readonly words: SlotTexts
  readonly nameOf: (symbol: SlotScreen['reels'][number][number]) => string
}

/** Spins of the feature so far and in all, as the page counts them. */
interface Count {
  spin: number
  spins: number
}

export function createShow({ reels, panel, texts, words, nameOf }: ShowParts): Show {
  const stage = find('.stage', HTMLElement)
  const counter = find('#counter', HTMLElement)
  const caption = find('#caption', HTMLElement)

  const write = (chip: HTMLElement, sentence: string): void => {
    chip.textContent = sentence
    chip.hidden = sentence === ''
  }

  /** A card over the reels, for as long as it takes to read. A press ends it. */
  async function card(title: string, lines: readonly string[], isSaid = true): Promise<void> {
    calm()
    const element = make(
      'div',
      { class: 'card-over' },
      make('b', { text: title }),
      ...lines.map((line) => make('span', { text: line })),
    )
    stage.append(element)
    if (isSaid) panel.announce([title, ...lines].join('. '))
    await dwell(timing.card)
    element.remove()
    calm()
  }

  /** What the free spins are like, told before them. */
  function freeSpinNotes(table: SlotTable): string[] {
    const free = table.screens.filter(({ phase }) => phase === 'free')
    const [first, second] = free
    const notes = stage.dataset.model === 'slot-medium' ? [] : [words.moreWilds]
    if (second && first && second.multiplier > first.multiplier) notes.push(words.growing)
    else if (first && first.multiplier > 1) notes.push(words.allTimes(first.multiplier))
    return notes
  }

  async function introduce(table: SlotTable, index: number, count: Count): Promise<void> {
    const screen = table.screens[index]
    const before = table.screens[index - 1]
    if (!screen || screen.phase === before?.phase) return
    if (screen.phase !== 'free' && screen.phase !== 'respin') return
    playTune('feature')
    stage.dataset.feature = screen.phase
    if (screen.phase === 'respin') return card(words.respins, [words.coinsStay(before?.given ?? 0)])
    count.spins = before?.given ?? screen.left + 1 - screen.given
    await card(words.freeSpins(count.spins), freeSpinNotes(table))
  }

  async function put(screen: SlotScreen, before: SlotScreen | undefined, isFirst: boolean): Promise<void> {
    if (screen.phase === 'fall' && before) return reels.fall(screen, before)
    if (screen.phase === 'respin') return reels.respin(screen)
    if (!isFirst) reels.roll()
    await reels.stop(screen)
  }

  function tell(screen: SlotScreen, count: Count): void {
    const { wins, amount, total, phase, multiplier, left, given } = screen
    reels.mark(wins, screen)
    if (Number(total) > 0) panel.showWin(total)
    const [first] = wins
    const times = multiplier > 1 ? ` (×${multiplier})` : ''
    const said =
      wins.length > 1 || !first
        ? words.manyWins(wins.length, panel.money(amount))
        : words.oneWin(first.count, nameOf(first.symbol), panel.money(amount))
    const more = phase === 'free' && given > 0 ? words.moreFreeSpins(given) : ''
    write(caption, more || (wins.length > 0 ? said + times : ''))
    if (phase === 'free') {
      count.spins += given
      const grown = multiplier > 1 ? ` · ×${multiplier}` : ''
      write(counter, words.freeSpinOf(count.spin, count.spins) + grown)
    } else if (phase === 'respin') write(counter, words.respinsLeft(left))
    else write(counter, phase === 'fall' || multiplier > 1 ? `×${multiplier}` : '')
  }

  /** How long a screen stays before the next one. */
  function stay(screen: SlotScreen, isLast: boolean): Promise<void> {
    if (isLast) return wait(timing.next)
    if (screen.phase === 'respin') return dwell(timing.coin)
    return dwell(screen.wins.length > 0 || screen.given > 0 ? timing.win : timing.next)
  }

  async function sumUp({ screens, bet }: SlotTable): Promise<string | undefined> {
    const last = screens.at(-1)
    if (!last) return undefined
    const won = panel.money(last.total)
    const spins = screens.filter(({ phase }) => phase === 'free').length
    const coins = last.coins?.flat().filter((value) => value > 0).length ?? 0
    const isFeature = last.phase === 'free' || last.phase === 'respin'
    const full = last.phase === 'respin' && last.multiplier > 1 ? [words.allFull(last.multiplier)] : []
    const how = spins > 0 ? words.freeSpins(spins) : words.coins(coins)
    // Said with the result of the round.
    if (isFeature) await card(texts.youWon(won), [how, ...full], false)
    const bets = Number(last.total) / Number(bet)
    if (bets >= celebrated.big) {
      calm()
      playTune('big')
      const title = bets >= celebrated.huge ? words.hugeWin : words.bigWin
      await celebrate({ title, amount: last.total, money: panel.money })
    }
    return isFeature ? [how, ...full].join('. ') : undefined
  }

  function clear(): void {
    write(counter, '')
    write(caption, '')
    delete stage.dataset.feature
    for (const element of stage.querySelectorAll('.card-over')) element.remove()
  }

  return {
    clear,
    async play(table) {
      const count: Count = { spin: 0, spins: 0 }
      for (const [index, screen] of table.screens.entries()) {
        const before = table.screens[index - 1]
        await introduce(table, index, count)
        if (screen.phase === 'free') {
          count.spin++
          write(counter, words.freeSpinOf(count.spin, count.spins))
          write(caption, '')
        }
        await put(screen, before, index === 0 && screen.phase === 'base')
        tell(screen, count)
        await stay(screen, index === table.screens.length - 1)
      }
      const said = await sumUp(table)
      delete stage.dataset.feature
      return said
    },
  }
}
