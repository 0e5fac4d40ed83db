import type { Text } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

/** Where a message leads: a path of the site, which may name what fills the message, and the words of the link. */
export type MessageLink = { readonly path: string; readonly label: Text }

/** The links of messages. */
export const messageLinks = {
  record: {
    path: '/?member=transactionHistory',
    label: texts.messageLinks.record.label,
  },
  dividends: {
    path: '/?agent=dividendRecord',
    label: texts.messageLinks.dividends.label,
  },
  contracts: {
    path: '/?agent=contracts',
    label: texts.messageLinks.contracts.label,
  },
  redemptions: {
    path: '/pointMall?tab=orders',
    label: texts.messageLinks.redemptions.label,
  },
  service: {
    path: '/help#contact',
    label: texts.messageLinks.service.label,
  },
  slots: {
    path: '/rng',
    label: texts.messageLinks.slots.label,
  },
  deposit: {
    path: '/deposit',
    label: texts.messageLinks.deposit.label,
  },
  withdraw: {
    path: '/?member=withdraw&member.order={order}',
    label: texts.messageLinks.withdraw.label,
  },
  promotions: {
    path: '/promotions',
    label: texts.messageLinks.promotions.label,
  },
  identity: {
    path: '/?member=securityCenter&member.section=identity',
    label: texts.messageLinks.identity.label,
  },
} as const satisfies Record<string, MessageLink>
