import type { MessageContent } from '../message-content.ts'
import { messageLinks } from '../message-links.ts'
import { texts } from '../texts.ts'

const common = { topic: 'money', link: messageLinks.contracts } as const

/** Messages about contracts between agents. `{account}` is the other side, or whoever is above. */
export const contractKinds = {
  contractOffered: {
    ...common,
    title: texts.contractKinds.contractOffered.title,
    body: texts.contractKinds.contractOffered.body,
  },
  contractRequested: {
    ...common,
    title: texts.contractKinds.contractRequested.title,
    body: texts.contractKinds.contractRequested.body,
  },
  contractAccepted: {
    ...common,
    title: texts.contractKinds.contractAccepted.title,
    body: texts.contractKinds.contractAccepted.body,
  },
  contractRejected: {
    ...common,
    title: texts.contractKinds.contractRejected.title,
    body: texts.contractKinds.contractRejected.body,
  },
  contractWithdrawn: {
    ...common,
    title: texts.contractKinds.contractWithdrawn.title,
    body: texts.contractKinds.contractWithdrawn.body,
  },
  contractExpired: {
    ...common,
    title: texts.contractKinds.contractExpired.title,
    body: texts.contractKinds.contractExpired.body,
  },
  contractEndAsked: {
    ...common,
    title: texts.contractKinds.contractEndAsked.title,
    body: texts.contractKinds.contractEndAsked.body,
  },
  contractEndTakenBack: {
    ...common,
    title: texts.contractKinds.contractEndTakenBack.title,
    body: texts.contractKinds.contractEndTakenBack.body,
  },
  contractEndRefused: {
    ...common,
    title: texts.contractKinds.contractEndRefused.title,
    body: texts.contractKinds.contractEndRefused.body,
  },
  contractEnds: {
    ...common,
    title: texts.contractKinds.contractEnds.title,
    body: texts.contractKinds.contractEnds.body,
  },
  contractLowered: {
    ...common,
    title: texts.contractKinds.contractLowered.title,
    body: texts.contractKinds.contractLowered.body,
  },
} as const satisfies Record<string, MessageContent>
