/** The slots: five reels that roll until the answer arrives, and then show the round. */
import { createAutoplay } from '../../../client/autoplay.ts'
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { showNotice } from '../../../client/notice.ts'
import { hurry } from '../../../client/pace.ts'
import type { Panel } from '../../../client/panel.ts'
import { type Board, createInstant } from '../../../client/play.ts'
import { startGame } from '../../../client/start-game.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { SlotScreen, SlotSymbol, SlotTable } from '../slot-table.ts'
import { createReels } from './reels.ts'
import { createShow, type Show } from './show.ts'
import { type SlotTexts, slotTexts } from './texts.ts'

const isSlot = (table: Table): table is SlotTable => table.kind === 'slot'
const hasFeature = (table: Table): boolean =>
  isSlot(table) && table.screens.some(({ phase }) => phase === 'free' || phase === 'respin')

const times = (amount: string, many: number): string => (Number(amount) * many).toFixed(2)

function startSlot(data: PageData, texts: Texts): void {
  const words = slotTexts(data.language)
  const frame = find('#reels', HTMLElement)
  const spin = find('#spin', HTMLButtonElement)
  const buy = document.querySelector<HTMLButtonElement>('#buy')
  const price = Number(buy?.dataset.price ?? 0)
  const names: Readonly<Record<SlotSymbol, keyof SlotTexts['symbols']>> = JSON.parse(
    frame.dataset.names ?? '{}',
  )
  const nameOf = (symbol: SlotSymbol): string => words.symbols[names[symbol]]
  let shown: SlotTable | undefined = isSlot(data.table) ? data.table : undefined
  let bet = '0.00'
  let busy = false
  let show: Show | undefined

  function describe({ reels, coins, phase }: SlotScreen): string {
    const cell = (reel: number, row: number): string => {
      if (phase === 'respin' && !coins?.[reel]?.[row]) return words.symbols.empty
      return nameOf(reels[reel]?.[row] ?? 'e')
    }
    const rows = [0, 1, 2].map((row) => reels.map((_, reel) => cell(reel, row)).join(', '))
    return `${words.reels}: ${rows.join('; ')}`
  }

  function setBusy(now: boolean): void {
    busy = now
    spin.dataset.state = now ? 'rolling' : 'ready'
    spin.setAttribute('aria-label', now ? words.stop : words.spin)
    for (const button of [buy, document.getElementById('auto-open'), document.getElementById('replay')])
      button?.setAttribute('aria-disabled', String(now))
  }

  function createBoard(panel: Panel): Board<SlotTable> {
    const reels = createReels((bets) => panel.money(times(bet, bets)).replace(/\.00$/, ''))
    const shows = createShow({ reels, panel, texts, words, nameOf })
    show = shows
    return {
      stake: (amount, choice) => (choice === undefined ? amount : times(amount, price)),
      begin() {
        document.getElementById('last')?.remove()
        setBusy(true)
        shows.clear()
        reels.roll()
      },
      async reveal(table) {
        shown = table
        ;({ bet } = table)
        const said = await shows.play(table)
        const last = table.screens.at(-1)
        if (last) frame.setAttribute('aria-label', describe(last))
        return said
      },
      abandon() {
        const last = shown?.screens.at(-1)
        if (last) reels.lay(last)
      },
      async end() {
        setBusy(false)
      },
    }
  }

  const { play, panel } = createInstant(data, texts, createBoard, isSlot)
  const auto = createAutoplay({ texts, panel, play: () => play(), hasFeature })

  function press(): void {
    if (busy) hurry()
    else if (!auto.running()) void play()
  }

  spin.addEventListener('click', press)
  frame.addEventListener('click', () => busy && hurry())
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    const { target } = event
    const isElsewhere = target instanceof Element && target.closest('button, a, select, input, dialog')
    if (isElsewhere && target !== spin) return
    event.preventDefault()
    // A key that is held down doesn't play round after round.
    if (!event.repeat) press()
  })
  // The press was handled when the key went down.
  spin.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault())

  if (buy)
    offerToBuy(buy, price, data, panel, words, texts, () => {
      if (!busy && !auto.running()) void play('buy')
    })
  offerReplay(data, panel, words, async (table) => {
    if (busy || auto.running() || !show) return
    setBusy(true)
    ;({ bet } = table)
    show.clear()
    await show.play(table)
    setBusy(false)
  })
}

/** The button that buys the feature. It tells the price, and asks once more. */
function offerToBuy(
  button: HTMLButtonElement,
  price: number,
  data: PageData,
  panel: Panel,
  words: SlotTexts,
  texts: Texts,
  act: () => void,
): void {
  const most = data.bets.at(-1) ?? '0'
  const cost = (): string => times(panel.bet(), price)
  const label = find('#buy-price', HTMLElement)
  const refresh = (): void => {
    label.textContent = panel.money(cost())
    button.setAttribute('aria-label', words.buyPrice(panel.money(cost())))
    button.toggleAttribute('data-too-high', Number(cost()) > Number(most))
  }
  // The bet changes by several ways, all of which end in its figure.
  new MutationObserver(refresh).observe(find('#bet', HTMLOutputElement), { childList: true })
  refresh()
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') === 'true') return
    const amount = panel.money(cost())
    const tooHigh = Number(cost()) > Number(most)
    void showNotice({
      title: words.buy,
      text: tooHigh
        ? words.buyTooHigh(amount, panel.money(most))
        : words.buyText(Number(button.dataset.spins), amount),
      actions: tooHigh
        ? [{ label: texts.close }]
        : [{ label: words.buyNow(amount), act }, { label: texts.close }],
      dismissible: true,
    })
  })
}

/** Tells how the last round ended, which may have been interrupted, and shows it on demand. */
function offerReplay(
  { past }: PageData,
  panel: Panel,
  words: SlotTexts,
  act: (table: SlotTable) => Promise<void>,
): void {
  const [round] = past
  const table = round?.table
  if (!round || !table || !isSlot(table)) return
  const button = make('button', { text: words.replay, press: () => void act(table) })
  button.id = 'replay'
  const last = make('p', { class: 'chip chip--low chip--last' })
  last.id = 'last'
  last.append(make('span', { text: words.lastRound(panel.money(round.win)) }), button)
  find('.stage', HTMLElement).append(last)
}

startGame(startSlot)
