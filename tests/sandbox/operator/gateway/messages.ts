import type { Text } from '#sandbox/world/texts/language.ts'
import { agentIncomeMessages } from '../agent-income/messages.ts'
import { agentLinkMessages } from '../agent-links/messages.ts'
import { contactMessages } from '../contacts/messages.ts'
import { contractMessages } from '../contracts/messages.ts'
import { depositMessages } from '../deposits/messages.ts'
import { dividendMessages } from '../dividends/messages.ts'
import { identityMessages } from '../identity/messages.ts'
import { limitMessages } from '../limits/messages.ts'
import { paymentPasswordMessages } from '../payment-password/messages.ts'
import { payoutMessages } from '../payout/messages.ts'
import { pointMessages } from '../points/messages.ts'
import { profileMessages } from '../profile/messages.ts'
import { promotionMessages } from '../promotions/messages.ts'
import { raffleMessages } from '../raffle/messages.ts'
import { rewardMessages } from '../rewards/messages.ts'
import { salaryMessages } from '../salaries/messages.ts'
import { statementMessages } from '../statements/messages.ts'
import { teamRecordMessages } from '../team-records/messages.ts'
import { teamMessages } from '../teams/messages.ts'
import { transferMessages } from '../transfers/messages.ts'
import { uploadMessages } from '../uploads/messages.ts'
import { walletMessages } from '../wallets/messages.ts'
import { withdrawalMessages } from '../withdrawals/messages.ts'
import { texts } from './texts.ts'

/** Refusals that aren't of one domain. */
const common = texts.common

/** Messages of refusals by code. `{name}` is a placeholder. A domain's own are declared in its folder. */
export const messages = {
  ...common,
  ...uploadMessages,
  ...limitMessages,
  ...promotionMessages,
  ...raffleMessages,
  ...walletMessages,
  ...transferMessages,
  ...teamMessages,
  ...dividendMessages,
  ...agentIncomeMessages,
  ...teamRecordMessages,
  ...agentLinkMessages,
  ...salaryMessages,
  ...contractMessages,
  ...depositMessages,
  ...paymentPasswordMessages,
  ...payoutMessages,
  ...withdrawalMessages,
  ...profileMessages,
  ...contactMessages,
  ...identityMessages,
  ...statementMessages,
  ...rewardMessages,
  ...pointMessages,
} as const satisfies Record<string, Text>

/** Said when the sandbox itself fails. */
export const failure = texts.failure

export type RefusalCode = keyof typeof messages
