import type { MessageContent } from '../message-content.ts'
import { messageLinks } from '../message-links.ts'
import { texts } from '../texts.ts'

/** Messages about dividends, to who gets one and to who pays it. */
export const dividendKinds = {
  dividendPaid: {
    topic: 'money',
    title: texts.dividendKinds.dividendPaid.title,
    body: texts.dividendKinds.dividendPaid.body,
    link: messageLinks.dividends,
  },
  dividendRejected: {
    topic: 'money',
    title: texts.dividendKinds.dividendRejected.title,
    body: texts.dividendKinds.dividendRejected.body,
    link: messageLinks.dividends,
  },
  dividendRequested: {
    topic: 'money',
    title: texts.dividendKinds.dividendRequested.title,
    body: texts.dividendKinds.dividendRequested.body,
    link: messageLinks.dividends,
  },
  dividendsRequested: {
    topic: 'money',
    title: texts.dividendKinds.dividendsRequested.title,
    body: texts.dividendKinds.dividendsRequested.body,
    link: messageLinks.dividends,
  },
} as const satisfies Record<string, MessageContent>
