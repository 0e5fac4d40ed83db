import type { MessageContent } from '../message-content.ts'
import { messageLinks } from '../message-links.ts'
import { texts } from '../texts.ts'

/** Messages about money: what came, what went, what can be claimed. */
export const moneyKinds = {
  welcome: {
    topic: 'money',
    title: texts.moneyKinds.welcome.title,
    body: texts.moneyKinds.welcome.body,
    link: messageLinks.record,
  },
  depositCredited: {
    topic: 'money',
    title: texts.moneyKinds.depositCredited.title,
    body: texts.moneyKinds.depositCredited.body,
    link: messageLinks.record,
  },
  depositReturned: {
    topic: 'money',
    title: texts.moneyKinds.depositReturned.title,
    body: texts.moneyKinds.depositReturned.body,
  },
  depositFailed: {
    topic: 'money',
    title: texts.moneyKinds.depositFailed.title,
    body: texts.moneyKinds.depositFailed.body,
    link: messageLinks.service,
  },
  pointsApproved: {
    topic: 'money',
    title: texts.moneyKinds.pointsApproved.title,
    body: texts.moneyKinds.pointsApproved.body,
    link: messageLinks.redemptions,
  },
  pointsRejected: {
    topic: 'money',
    title: texts.moneyKinds.pointsRejected.title,
    body: texts.moneyKinds.pointsRejected.body,
    link: messageLinks.redemptions,
  },
  withdrawalPaid: {
    topic: 'money',
    title: texts.moneyKinds.withdrawalPaid.title,
    body: texts.moneyKinds.withdrawalPaid.body,
    link: messageLinks.withdraw,
  },
  withdrawalReturned: {
    topic: 'money',
    title: texts.moneyKinds.withdrawalReturned.title,
    body: texts.moneyKinds.withdrawalReturned.body,
    link: messageLinks.withdraw,
  },
  transferReceived: {
    topic: 'money',
    title: texts.moneyKinds.transferReceived.title,
    body: texts.moneyKinds.transferReceived.body,
    link: messageLinks.record,
  },
  applicationAccepted: {
    topic: 'money',
    title: texts.moneyKinds.applicationAccepted.title,
    body: texts.moneyKinds.applicationAccepted.body,
    link: messageLinks.promotions,
  },
  applicationRejected: {
    topic: 'money',
    title: texts.moneyKinds.applicationRejected.title,
    body: texts.moneyKinds.applicationRejected.body,
    link: messageLinks.promotions,
  },
} as const satisfies Record<string, MessageContent>
