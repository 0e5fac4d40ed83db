import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { depositLimit } from '../limits/check-limits.ts'
import { refuseLogin } from '../members/may-play.ts'
import type { Member } from '../members/member-store.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { redeemProof, refuseWaiting, withdrawalsFrom } from '../security/second-proof.ts'
import { openTurnover, withdrawable } from '../turnover/turnover.ts'
import { addTransfer, listTransfers, sentWithKey, toTeamTransfer, transferId } from './team-transfers.ts'
import {
  dayLeft,
  findDownline,
  readRemark,
  readTransfer,
  refuseClosedRecipient,
  transferBar,
  transferLimits,
} from './transfer-rules.ts'

/** Transfers to the account above and to those directly below. */
export function transferHandlers(sandbox: Sandbox): Handlers<typeof contract.transfers> {
  const { db, ledger, clock, members } = sandbox

  const admit = (member: Member) => {
    if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
    if (transferBar(sandbox, member)) throw new Refusal('TRANSFER_OFF')
    refuseLogin(sandbox, member)
  }
  const uplineOf = ({ parentId }: Member) => (parentId === null ? undefined : members.byId(parentId))

  return {
    options: ({ member }) => {
      const { free, locked } = withdrawable(sandbox, member.id)
      const upline = uplineOf(member)
      const bar = transferBar(sandbox, member)
      return {
        bar,
        upline: bar === null && upline ? toRecipient(upline, maskName(upline.username)) : null,
        toDownline: bar === null && roleOf(member.type) === 'agent',
        min: fromMinor(transferLimits.min),
        max: fromMinor(transferLimits.max),
        dayLimit: fromMinor(transferLimits.day),
        dayLeft: fromMinor(dayLeft(sandbox, member.id)),
        free: fromMinor(Math.max(0, free)),
        locked: fromMinor(locked),
      }
    },
    recipient: limited('lookup', ({ member, input }) => {
      admit(member)
      const found = findDownline(sandbox, member, input.account)
      return toRecipient(found, found.username)
    }),
    send: (call) => {
      const { member, input, idempotencyKey } = call
      admit(member)
      refuseWaiting(withdrawalsFrom(sandbox, member.id))
      const recipient =
        input.to === 'upline'
          ? refuseClosedRecipient(sandbox, uplineOf(member))
          : findDownline(sandbox, member, input.account ?? '')
      const amount = readTransfer(sandbox, member.id, input.amount)
      const remark = readRemark(input.remark)
      if (ledger.balance('wallet', recipient.id) + amount > largestBalance)
        throw new Refusal('RECIPIENT_FULL')
      // Why is the recipient's own business.
      if (input.to === 'downline' && depositLimit(sandbox, recipient.id, amount))
        throw new Refusal('RECIPIENT_LIMITED')
      redeemProof(sandbox, contract.transfers.send, call)
      const now = clock.now()
      const id = addTransfer(db, member.id, {
        recipientId: recipient.id,
        relation: input.to,
        amount,
        remark,
        key: idempotencyKey,
        now,
      })
      ledger.post('teamTransfer', transferId(id), now, [
        { kind: 'wallet', owner: member.id, amount: -amount },
        { kind: 'wallet', owner: recipient.id, amount },
      ])
      if (input.to === 'downline')
        openTurnover(sandbox, recipient.id, {
          source: 'transfer',
          reference: transferId(id),
          amount,
          required: amount,
        })
      sendMessage(sandbox, recipient.id, 'transferReceived', {
        amount: { money: amount },
        name: maskName(member.username),
        remark,
      })
      const { username } = recipient
      return toTeamTransfer(member.id, {
        id,
        senderId: member.id,
        relation: input.to,
        name: username,
        amount,
        remark,
        created: now,
      })
    },
    order: ({ member, input }) => {
      const row = sentWithKey(db, member.id, input.idempotencyKey ?? '')
      return { order: row ? toTeamTransfer(member.id, row) : null }
    },
    list: ({ member, input }) => {
      const { list, count, sent, received, totalPages } = listTransfers(db, member.id, input)
      return {
        list: list.map((row) => toTeamTransfer(member.id, row)),
        total: count,
        totalPages,
        totals: { sent: fromMinor(sent), received: fromMinor(received) },
      }
    },
  }
}

/** `account` is what must be sent as the recipient: for the upline, which needs none, it is masked as well. */
const toRecipient = ({ username, type }: Member, account: string) => ({
  account,
  name: maskName(username),
  agent: roleOf(type) === 'agent',
})
