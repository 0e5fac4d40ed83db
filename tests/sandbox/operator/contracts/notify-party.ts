import type { MessageKind } from '../messages/kinds.ts'
import { type MessageFill, sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { partyName } from './party-name.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>
type ContractMessage = Extract<MessageKind, `contract${string}`>

/** Sends a party of a contract a message about what the other one did, dated when it happened. The operator gets none. */
export function notifyParty(
  { db, clock }: Parts,
  { to, by, time }: { to: number; by: number; time: number },
  kind: ContractMessage,
  fill: MessageFill,
): void {
  if (to === 0) return
  sendMessage({ db, clock: { ...clock, now: () => time } }, to, kind, { account: partyName(db, by), ...fill })
}
