import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { siteStatus } from '#shared/contract/endpoints/site-status.ts'

/** The gateway's notices by kind. */
export type Announcements = ValueOf<typeof siteStatus.announcements>
export type NoticeKind = keyof Announcements
export type Notice = Announcements[NoticeKind][number]

/** The kinds of notices. */
export const noticeKinds = ['player', 'promotion', 'banners', 'popup'] as const satisfies NoticeKind[]

/** A notice with its kind. */
export type KindNotice = Notice & { kind: NoticeKind }

/** The notices of one kind, or of all kinds, newest first. */
export const noticesOf = (all: Announcements, kind: NoticeKind | undefined): readonly KindNotice[] =>
  noticeKinds
    .filter((other) => kind === undefined || other === kind)
    .flatMap((other) => all[other].map((notice) => ({ ...notice, kind: other })))
    .sort((a, b) => b.createTime - a.createTime)

/**
 * Which kind the bar above a page shows: promotion notices on promotion pages, if there are any, otherwise those for
 * players.
 */
export const barKind = (pathname: string, all: Announcements): NoticeKind =>
  /^\/promo/i.test(pathname) && all.promotion.length > 0 ? 'promotion' : 'player'

/**
 * Whether a number is a valid time. The gateway may send any number, and formatting throws beyond the range of dates.
 */
export const isMoment = (time: number): boolean => Math.abs(time) <= 8.64e15
