/** Plays rounds by themselves, within limits that the player sets before. */
import type { PageData } from '../protocol.ts'
import { find } from './dom.ts'
import { make } from './dom-make.ts'
import type { Texts } from './languages.ts'
import { dwell } from './pace.ts'
import type { Panel } from './panel.ts'
import type { PlayedRound } from './play.ts'

export interface AutoplayOptions {
  readonly texts: Texts
  readonly panel: Panel
  /** Plays a round. `choice` is what the player chose in the dialog, if the game asks for anything. */
  readonly play: (choice: string | undefined) => Promise<PlayedRound | undefined>
  /** Whether a round had a feature. */
  readonly hasFeature?: (table: PageData['table']) => boolean
}

export interface Autoplay {
  running(): boolean
}

type Ending = keyof Texts['auto']['ended']

/** What the player set. Amounts in pesos. */
interface Limits {
  readonly rounds: number
  readonly loss: number
  /** 0 for no limit. */
  readonly win: number
  readonly feature: boolean
  readonly choice: string | undefined
}

/** In bets. */
const losses = [10, 5, 20, 50, 100]
const wins = [10, 5, 25, 100]
const betweenRounds = 450

export function createAutoplay({ texts, panel, play, hasFeature }: AutoplayOptions): Autoplay {
  const words = texts.auto
  const main = find('main', HTMLElement)
  const open = find('#auto-open', HTMLButtonElement)
  const dialog = find('#auto', HTMLDialogElement)
  const form = find('#auto-form', HTMLFormElement)
  const bar = find('#auto-bar', HTMLElement)
  const stop = find('#auto-stop', HTMLButtonElement)
  let ending: Ending | undefined = 'stopped'
  const running = (): boolean => ending === undefined

  const end = (reason: Ending): void => {
    ending ??= reason
  }

  /** Offers amounts that fit the bet. */
  function offer(): void {
    const bet = Number(panel.bet())
    const option = (times: number) => {
      const element = make('option', { text: panel.money((bet * times).toFixed(2)) })
      element.value = String(bet * times)
      return element
    }
    const never = make('option', { text: words.never })
    never.value = '0'
    find('[name="loss"]', HTMLSelectElement, form).replaceChildren(...losses.map(option))
    find('[name="win"]', HTMLSelectElement, form).replaceChildren(never, ...wins.map(option))
    find('#auto-note', HTMLElement).textContent = words.note(panel.money(panel.bet()))
  }

  function read(): Limits {
    const given = new FormData(form)
    const choice = given.get('choice')
    return {
      rounds: Number(given.get('rounds')),
      loss: Number(given.get('loss')),
      win: Number(given.get('win')),
      feature: given.has('feature'),
      choice: typeof choice === 'string' ? choice : undefined,
    }
  }

  function show(left: number, net: number): void {
    find('#auto-left', HTMLElement).textContent = words.left(left)
    const sign = net > 0 ? '+' : ''
    find('#auto-net', HTMLElement).textContent = `${words.net} ${sign}${panel.money(net.toFixed(2))}`
  }

  /** Why no further round may follow this one. */
  function endingAfter(round: PlayedRound | undefined, { win, feature }: Limits): Ending | undefined {
    if (!round || round.troubled) return 'trouble'
    if (round.jackpot) return 'jackpot'
    if (win > 0 && Number(round.win) >= win) return 'win'
    if (feature && hasFeature?.(round.table)) return 'feature'
    return undefined
  }

  async function run(limits: Limits): Promise<void> {
    ending = undefined
    let net = 0
    main.toggleAttribute('data-auto', true)
    bar.hidden = false
    panel.hold(true)
    show(limits.rounds, net)
    stop.focus()
    for (let left = limits.rounds; left > 0 && running(); left--) {
      // A round may lose its whole bet, so the limit is checked before.
      if (Number(panel.bet()) - net > limits.loss + 0.001) {
        end('loss')
        break
      }
      const round = await play(limits.choice)
      net += Number(round?.net ?? 0)
      show(left - 1, net)
      const reason = endingAfter(round, limits)
      if (reason) end(reason)
      if (running() && left > 1) await dwell(betweenRounds)
    }
    end('done')
    const wasFocused = document.activeElement === stop
    panel.hold(false)
    bar.hidden = true
    main.toggleAttribute('data-auto', false)
    if (wasFocused) open.focus()
    // Without an answer a notice has said what happened.
    panel.announce(`${words.ended[ending ?? 'done']} ${words.result(panel.money(net.toFixed(2)))}`, true)
  }

  open.addEventListener('click', () => {
    if (running() || open.getAttribute('aria-disabled') === 'true') return
    offer()
    dialog.returnValue = ''
    dialog.showModal()
  })
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'start' && !running()) void run(read())
  })
  stop.addEventListener('click', () => end('stopped'))
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) end('left')
  })
  // The site asks something, such as a reality check, or the player does something else.
  addEventListener('blur', () => end('left'))
  return { running }
}
