import { text } from '#sandbox/world/texts/language.ts'
import type { MessageContent } from '../message-content.ts'
import { messageLinks } from '../message-links.ts'

/** Messages about dividends, to who gets one and to who pays it. */
export const dividendKinds = {
  dividendPaid: {
    topic: 'money',
    title: text(
      'Dividend paid: {amount}',
      'Bayad na ang dividend: {amount}',
      '分红已支付：{amount}',
      'Đã trả cổ tức: {amount}',
      '配当が支払われました：{amount}',
      'จ่ายเงินปันผลแล้ว: {amount}',
      'Dividen dibayar: {amount}',
    ),
    body: text(
      'For {period}. It’s in your main wallet.\nNumber: {reference}',
      'Para sa {period}. Nasa main wallet mo na ito.\nNumber: {reference}',
      '周期 {period}，已存入您的主钱包。\n编号：{reference}',
      'Kỳ {period}. Tiền đã vào ví chính của bạn.\nMã số: {reference}',
      '{period}の分です。メインウォレットに入りました。\n番号：{reference}',
      'งวด {period} เข้ากระเป๋าหลักของคุณแล้ว\nหมายเลข: {reference}',
      'Untuk {period}. Sudah masuk ke dompet utama Anda.\nNomor: {reference}',
    ),
    link: messageLinks.dividends,
  },
  dividendRejected: {
    topic: 'money',
    title: text(
      'Dividend rejected: {amount}',
      'Na-reject ang dividend: {amount}',
      '分红申请被拒绝：{amount}',
      'Cổ tức bị từ chối: {amount}',
      '配当の申請が却下されました：{amount}',
      'ปฏิเสธเงินปันผล: {amount}',
      'Dividen ditolak: {amount}',
    ),
    body: text(
      'For {period}. Your upline’s reason: {reason}\nYou can request it again until {until}.',
      'Para sa {period}. Reason ng upline mo: {reason}\nPuwede mo itong i-request ulit hanggang {until}.',
      '周期 {period}。上级的原因：{reason}\n您可在 {until} 前重新申请。',
      'Kỳ {period}. Lý do của tuyến trên: {reason}\nBạn có thể yêu cầu lại đến {until}.',
      '{period}の分です。アップラインの理由：{reason}\n{until}まで再申請できます。',
      'งวด {period} เหตุผลของอัปไลน์: {reason}\nขอใหม่ได้ถึง {until}',
      'Untuk {period}. Alasan upline Anda: {reason}\nBisa diminta lagi sampai {until}.',
    ),
    link: messageLinks.dividends,
  },
  dividendRequested: {
    topic: 'money',
    title: text(
      '{account} requests a dividend: {amount}',
      'Nag-request ng dividend si {account}: {amount}',
      '{account} 申请分红：{amount}',
      '{account} yêu cầu cổ tức: {amount}',
      '{account}が配当を申請しました：{amount}',
      '{account} ขอเงินปันผล: {amount}',
      '{account} meminta dividen: {amount}',
    ),
    body: text(
      'For {period}, under your contract. Pay it, or reject it with a reason.',
      'Para sa {period}, ayon sa contract ninyo. Bayaran ito, o i-reject nang may reason.',
      '周期 {period}，依据双方合约。请支付，或说明原因后拒绝。',
      'Kỳ {period}, theo hợp đồng của hai bên. Hãy trả, hoặc từ chối kèm lý do.',
      '契約に基づく{period}の分です。支払うか、理由を添えて却下してください。',
      'งวด {period} ตามสัญญา โปรดจ่ายหรือปฏิเสธพร้อมเหตุผล',
      'Untuk {period}, sesuai kontrak. Bayar, atau tolak dengan alasan.',
    ),
    link: messageLinks.dividends,
  },
  dividendsRequested: {
    topic: 'money',
    title: text(
      'Dividends requested: {amount}',
      'May mga request na dividend: {amount}',
      '有分红申请：{amount}',
      'Có yêu cầu cổ tức: {amount}',
      '配当の申請があります：{amount}',
      'มีคำขอเงินปันผล: {amount}',
      'Permintaan dividen: {amount}',
    ),
    body: text(
      'New requests from your downlines: {count}. Pay them, or reject them with a reason.',
      'Mga bagong request ng downlines mo: {count}. Bayaran, o i-reject nang may reason.',
      '下级的新申请：{count}。请支付，或说明原因后拒绝。',
      'Yêu cầu mới từ tuyến dưới: {count}. Hãy trả, hoặc từ chối kèm lý do.',
      'ダウンラインからの新しい申請：{count}件。支払うか、理由を添えて却下してください。',
      'คำขอใหม่จากดาวน์ไลน์: {count} โปรดจ่ายหรือปฏิเสธพร้อมเหตุผล',
      'Permintaan baru dari downline: {count}. Bayar, atau tolak dengan alasan.',
    ),
    link: messageLinks.dividends,
  },
} as const satisfies Record<string, MessageContent>
