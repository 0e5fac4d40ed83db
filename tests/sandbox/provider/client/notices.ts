/** Notices for problems in a round, with the ways to continue. */
import type { LimitNote, PageData, RoundRefusal } from '../protocol.ts'
import { type Host, hasHost } from './host.ts'
import { languageTag, type Texts } from './languages.ts'
import { showNotice } from './notice.ts'
import type { Panel } from './panel.ts'

export interface Notices {
  refused(code: RoundRefusal, bet: string, balance: string | undefined, limit?: LimitNote): Promise<void>
  returned(bet: string): Promise<void>
  /** Resolves when the player wants to try again. */
  unsettled(bet: string): Promise<void>
}

export function createNotices(data: PageData, texts: Texts, host: Host, panel: Panel): Notices {
  const linkUnlessHeard = (address: string | null): string | undefined =>
    hasHost(data.hostOrigin) ? undefined : (address ?? undefined)

  function notEnough(bet: string, balance: string): Promise<void> {
    host.post({ type: 'insufficientFunds' })
    return showNotice({
      title: texts.notEnough,
      text: texts.notEnoughText(panel.money(bet), panel.money(balance)),
      actions: [
        {
          label: texts.deposit,
          href: linkUnlessHeard(data.depositUrl),
          act: () => host.post({ type: 'deposit' }),
        },
        { label: texts.close },
      ],
      dismissible: true,
    })
  }

  /** The merchant's zone is Manila. */
  const moment = (time: number): string =>
    new Intl.DateTimeFormat(languageTag(data.language), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Manila',
    }).format(time)

  const told = (title: string, text: string): Promise<void> =>
    showNotice({ title, text, actions: [{ label: texts.close }], dismissible: true })

  function atLimit(limit: LimitNote): Promise<void> {
    if ('most' in limit) return told(texts.bonusStake, texts.bonusStakeText(panel.money(limit.most)))
    const { left, until } = limit
    const end = moment(until)
    return showNotice({
      title: left === undefined ? texts.timeLimit : texts.lossLimit,
      text: left === undefined ? texts.timeLimitText(end) : texts.lossLimitText(panel.money(left), end),
      actions: [
        {
          label: texts.toLobby,
          href: linkUnlessHeard(data.lobbyUrl),
          act: () => host.post({ type: 'lobby' }),
        },
        { label: texts.close },
      ],
      dismissible: true,
    })
  }

  function ended(): Promise<void> {
    host.post({ type: 'sessionExpired' })
    return showNotice({
      title: texts.ended,
      text: texts.endedText,
      actions: [
        {
          label: texts.toLobby,
          href: linkUnlessHeard(data.lobbyUrl),
          act: () => host.post({ type: 'lobby' }),
        },
        { label: texts.closeGame, act: () => host.post({ type: 'close' }) },
      ],
      dismissible: false,
    })
  }

  return {
    refused(code, bet, balance, limit) {
      if (code === 'INSUFFICIENT_FUNDS') return notEnough(bet, balance ?? '0.00')
      if (code === 'SESSION_EXPIRED') return ended()
      if (limit) return atLimit(limit)
      if (code === 'BONUS_GAME') return told(texts.bonusGame, texts.bonusGameText)
      if (code === 'BETS_CLOSED') return told(texts.betsClosed, texts.betsClosedText)
      return told(texts.rejected, texts.rejectedText)
    },
    returned: (bet) => told(texts.returned, texts.returnedText(panel.money(bet))),
    unsettled: (bet) =>
      showNotice({
        title: texts.unsettled,
        text: texts.unsettledText(panel.money(bet)),
        actions: [{ label: texts.checkAgain }],
        dismissible: false,
      }),
  }
}
