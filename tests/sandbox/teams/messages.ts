import { type Text, text } from '../gateway/language.ts'

/** Refusals of the agent centre. */
export const teamMessages = {
  AGENT_REFUSED: text(
    'The agent centre isn’t available for your account. Contact customer service.',
    'Hindi available ang agent centre sa account mo. I-contact ang customer service.',
    '您的账户无法使用代理中心，请联系客服。',
    'Tài khoản của bạn không dùng được trung tâm đại lý. Hãy liên hệ chăm sóc khách hàng.',
    'お使いのアカウントではエージェントセンターを利用できません。サポートにお問い合わせください。',
    'บัญชีของคุณใช้ศูนย์เอเย่นต์ไม่ได้ โปรดติดต่อฝ่ายบริการลูกค้า',
    'Pusat agen tidak tersedia untuk akun Anda. Hubungi layanan pelanggan.',
  ),
  NOT_IN_TEAM: text(
    'This account isn’t in your team.',
    'Wala sa team mo ang account na ito.',
    '该账户不在您的团队中。',
    'Tài khoản này không thuộc đội của bạn.',
    'このアカウントはあなたのチームに属していません。',
    'บัญชีนี้ไม่อยู่ในทีมของคุณ',
    'Akun ini tidak ada di tim Anda.',
  ),
  NOT_DIRECT_DOWNLINE: text(
    'Only the direct upline can do this.',
    'Ang direct upline lang ang puwedeng gumawa nito.',
    '只有直属上级可以执行此操作。',
    'Chỉ tuyến trên trực tiếp mới làm được việc này.',
    'この操作ができるのは直属のアップラインだけです。',
    'เฉพาะอัปไลน์โดยตรงเท่านั้นที่ทำได้',
    'Hanya upline langsung yang bisa melakukan ini.',
  ),
  RATE_INVALID: text(
    'Enter a percentage with at most two decimals, such as 0.85.',
    'Mag-type ng percent na hanggang dalawang decimal, gaya ng 0.85.',
    '请输入最多两位小数的百分比，例如 0.85。',
    'Nhập phần trăm có tối đa hai chữ số thập phân, ví dụ 0.85.',
    '小数点以下2桁までのパーセントを入力してください（例：0.85）。',
    'โปรดใส่เปอร์เซ็นต์ที่มีทศนิยมไม่เกินสองตำแหน่ง เช่น 0.85',
    'Masukkan persentase dengan paling banyak dua desimal, misalnya 0.85.',
  ),
  RATE_OUT_OF_BOUNDS: text(
    'The rate must be from {lowest}% to {highest}%: not below the highest rate in this downline’s own lines, and not above yours.',
    'Dapat {lowest}% hanggang {highest}% ang rate: hindi bababa sa pinakamataas na rate sa lines ng downline na ito, at hindi lalampas sa iyo.',
    '费率须在 {lowest}% 至 {highest}% 之间：不低于该下级自身线路的最高费率，也不高于您的费率。',
    'Tỷ lệ phải từ {lowest}% đến {highest}%: không thấp hơn mức cao nhất trong các nhánh của tuyến dưới này và không cao hơn mức của bạn.',
    '料率は{lowest}%～{highest}%で設定してください。このダウンラインの配下の最高料率以上、ご自身の料率以下です。',
    'อัตราต้องอยู่ระหว่าง {lowest}% ถึง {highest}% โดยไม่ต่ำกว่าอัตราสูงสุดในสายของดาวน์ไลน์นี้ และไม่สูงกว่าของคุณ',
    'Tarif harus {lowest}% sampai {highest}%: tidak di bawah tarif tertinggi di jalur downline ini, dan tidak di atas tarif Anda.',
  ),
} as const satisfies Record<string, Text>
