import type { IpcMainEvent, WebContents } from 'electron'
import {
  type CheckNews,
  type CheckOutcome,
  type CheckRequest,
  checkAddress,
  readCheckNews,
} from '#shared/domain/person-check.ts'
import { senderFault } from '../ipc/sender.ts'
import type { Log } from '../log.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import type { CheckWindow, CheckWindowEnd } from './check-window.ts'

export type PersonCheckOptions = {
  /** Address of the operator's page that runs checks. */
  page: string
  openWindow: (onEnd: (end: CheckWindowEnd) => void) => CheckWindow
  contentsRegistry: WebContentsRegistry
  log: Log
  /** Milliseconds until the page must have a result or need the person. */
  timeout?: number
  /** Milliseconds that the person has once they are needed. */
  personTimeout?: number
}

export type PersonCheck = {
  /** Runs a check, one at a time: a new check cancels the one before. */
  run(request: CheckRequest): Promise<CheckOutcome>
  /** Cancels the current check. */
  cancel(): void
  /** Called with a message from a page. Returns false when it isn't from the page of the current check. */
  receive(event: Pick<IpcMainEvent, 'sender' | 'senderFrame'>, data: unknown): boolean
}

type Running = {
  readonly contents: WebContents
  hear(news: CheckNews): void
  end(outcome: CheckOutcome): void
}

/** Runs bot checks on the operator's page, in a window that is shown only while the person is needed. */
export function createPersonCheck(options: PersonCheckOptions): PersonCheck {
  const { page, openWindow, contentsRegistry, log, timeout = 60_000, personTimeout = 200_000 } = options
  const { origin } = new URL(page)
  let running: Running | undefined

  function begin(settle: (outcome: CheckOutcome) => void, request: CheckRequest): Running {
    const fail = (why: Extract<CheckOutcome, { proved: false }>['why']) => end({ proved: false, why })
    const limit = (milliseconds: number) => setTimeout(() => fail('timeout'), milliseconds)
    let timer = limit(timeout)
    let ended = false
    const window = openWindow((why) => fail(why))

    function end(outcome: CheckOutcome): void {
      if (ended) return
      ended = true
      clearTimeout(timer)
      running = undefined
      if (!outcome.proved) log.warn('check', 'a check gave no proof', { why: outcome.why })
      window.close()
      settle(outcome)
    }

    function hear(news: CheckNews): void {
      if ('proved' in news) return end(news)
      if (!news.needed) return window.hide()
      clearTimeout(timer)
      timer = limit(personTimeout)
      window.show()
    }

    window.load(checkAddress(page, request))
    return { contents: window.webContents, hear, end }
  }

  const cancel = () => running?.end({ proved: false, why: 'cancelled' })
  return {
    run(request) {
      cancel()
      const { promise, resolve } = Promise.withResolvers<CheckOutcome>()
      running = begin(resolve, request)
      return promise
    },
    cancel,
    receive({ sender, senderFrame }, data) {
      if (sender !== running?.contents) return false
      const from = { kind: contentsRegistry.get(sender)?.kind, frame: senderFrame }
      const fault = senderFault(from, { kind: 'check', origin })
      if (fault !== undefined) log.warn('check', 'a message was refused', { why: fault })
      const news = fault === undefined ? readCheckNews(data) : undefined
      if (news) running.hear(news)
      return true
    },
  }
}
