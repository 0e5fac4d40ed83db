import type { MessageContent } from '../message-content.ts'
import { messageLinks } from '../message-links.ts'
import { texts } from '../texts.ts'

/** Messages about access to an account and its owner’s identity. */
export const securityKinds = {
  passwordChanged: {
    topic: 'security',
    title: texts.securityKinds.passwordChanged.title,
    body: texts.securityKinds.passwordChanged.body,
    link: messageLinks.service,
  },
  fakeService: {
    topic: 'security',
    title: texts.securityKinds.fakeService.title,
    body: texts.securityKinds.fakeService.body,
    link: messageLinks.service,
  },
  paymentPasswordChanged: {
    topic: 'security',
    title: texts.securityKinds.paymentPasswordChanged.title,
    body: texts.securityKinds.paymentPasswordChanged.body,
    link: messageLinks.service,
  },
  payoutAdded: {
    topic: 'security',
    title: texts.securityKinds.payoutAdded.title,
    body: texts.securityKinds.payoutAdded.body,
    link: messageLinks.service,
  },
  contactChanged: {
    topic: 'security',
    title: texts.securityKinds.contactChanged.title,
    body: texts.securityKinds.contactChanged.body,
    link: messageLinks.service,
  },
  identityVerified: {
    topic: 'security',
    title: texts.securityKinds.identityVerified.title,
    body: texts.securityKinds.identityVerified.body,
    link: messageLinks.identity,
  },
  identityRejected: {
    topic: 'security',
    title: texts.securityKinds.identityRejected.title,
    body: texts.securityKinds.identityRejected.body,
    link: messageLinks.identity,
  },
} as const satisfies Record<string, MessageContent>
