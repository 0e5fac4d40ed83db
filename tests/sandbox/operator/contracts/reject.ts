import { type Text, text } from '#sandbox/world/texts/language.ts'
import type { RefusalReason } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import type { Sandbox } from '../sandbox.ts'
import { writeRate } from '../teams/rates.ts'
import { closeProposal } from './agree.ts'
import type { Contract } from './contract-store.ts'
import { notifyParty } from './notify-party.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** Rejects a proposal, for a reason if the operator or a generated agent does. Whoever made it gets a message. */
export function reject(parts: Parts, contract: Contract, time: number, reason?: RefusalReason): void {
  const { id, uplineId, agentId, requested, rate } = contract
  closeProposal(parts, contract, 'rejected', time)
  if (reason) parts.db.run('UPDATE contracts SET refused_for = ? WHERE id = ?', reason, id)
  const [to, by] = requested ? [agentId, uplineId] : [uplineId, agentId]
  const fill = { rate: writeRate(rate), reason: reason ? reasons[reason] : '' }
  notifyParty(parts, { to, by, time }, 'contractRejected', fill)
}

const reasons: Readonly<Record<RefusalReason, Text>> = {
  rate: text(
    'The rate can rise by one percentage point at a time.',
    'Isang percentage point lang ang puwedeng itaas ng rate sa isang beses.',
    '费率每次最多提高一个百分点。',
    'Mỗi lần tỷ lệ chỉ tăng được tối đa một điểm phần trăm.',
    '料率の引き上げは一度に1ポイントまでです。',
    'อัตราเพิ่มได้ครั้งละไม่เกินหนึ่งจุดเปอร์เซ็นต์',
    'Rate hanya bisa naik satu poin persentase setiap kali.',
  ),
  conditions: text(
    'No condition can be lower than it is now.',
    'Walang condition na puwedeng bumaba sa kasalukuyan.',
    '任何条件都不能低于现有条件。',
    'Không điều kiện nào được thấp hơn hiện tại.',
    '条件を現在より下げることはできません。',
    'เงื่อนไขต้องไม่ต่ำกว่าปัจจุบัน',
    'Tidak ada syarat yang boleh lebih rendah dari sekarang.',
  ),
}
