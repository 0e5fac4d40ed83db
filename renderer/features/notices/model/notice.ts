import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { siteStatus } from '#shared/contract/endpoints/site-status.ts'

/** The gateway's notices, by kind. */
export type Announcements = ValueOf<typeof siteStatus.announcements>
export type NoticeKind = keyof Announcements
export type Notice = Announcements[NoticeKind][number]

/** The kinds of notices, in the order in which one chooses among them. */
export const noticeKinds = ['player', 'promotion', 'banners', 'popup'] as const satisfies NoticeKind[]

/** A notice and what it is of. */
export type KindNotice = Notice & { kind: NoticeKind }

/** All notices of a kind, or of all kinds, newest first. */
export const noticesOf = (all: Announcements, kind: NoticeKind | undefined): readonly KindNotice[] =>
  noticeKinds
    .filter((other) => kind === undefined || other === kind)
    .flatMap((other) => all[other].map((notice) => ({ ...notice, kind: other })))
    .sort((a, b) => b.createTime - a.createTime)

/**
 * Which list the bar above a page shows: the promotions' own above them, if there are any, else what is for all
 * players.
 */
export const barKind = (pathname: string, all: Announcements): NoticeKind =>
  /^\/promo/i.test(pathname) && all.promotion.length > 0 ? 'promotion' : 'player'

/** Whether a number is a moment at all: what the gateway writes may be any, and dates throw beyond their range. */
export const isMoment = (time: number): boolean => Math.abs(time) <= 8.64e15
