/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  side: { home: '1', draw: 'X', away: '2' },
  cockSide: { home: 'Meron', draw: 'Draw', away: 'Wala' },
  matches: 'Matches',
  versus: (home: string, away: string) => `${home} – ${away}`,
  startsIn: (time: string) => `in ${time}`,
  running: 'Live',
  ended: 'Ended',
  slip: 'Bet slip',
  emptySlip: 'Tap odds to add up to four picks. All picks must win.',
  slipFull: 'Your bet slip is full. Remove a pick to add another.',
  totalOdds: 'Total odds',
  mayWin: 'Potential win',
  remove: (match: string) => `Remove ${match}`,
  rules:
    'Tap odds to add a pick to your bet slip. With several picks, the odds multiply and all picks must win. Betting on a match closes when it starts. Your bet is settled when your last match has ended.',
}
export type SportsTexts = typeof english

const filipino: SportsTexts = {
  ...english,
  cockSide: { home: 'Meron', draw: 'Tabla', away: 'Wala' },
  matches: 'Mga laban',
  startsIn: (time) => `${time} na lang`,
  ended: 'Tapos na',
  emptySlip: 'I-tap ang odds para magdagdag ng hanggang apat na pick. Dapat panalo lahat.',
  slipFull: 'Puno na ang bet slip mo. Mag-alis ng pick para makapagdagdag.',
  totalOdds: 'Total odds',
  mayWin: 'Posibleng panalo',
  remove: (match) => `Alisin ang ${match}`,
  rules:
    'I-tap ang odds para magdagdag ng pick sa bet slip. Kapag marami, nagmu-multiply ang odds at dapat panalo lahat. Sarado na ang tayaan pagsimula ng laban. May resulta na ang taya mo pagkatapos ng huling laban.',
}

const chinese: SportsTexts = {
  side: { home: '1', draw: 'X', away: '2' },
  cockSide: { home: 'Meron', draw: '平', away: 'Wala' },
  matches: '赛事',
  versus: (home, away) => `${home} – ${away}`,
  startsIn: (time) => `${time} 后`,
  running: '进行中',
  ended: '已结束',
  slip: '投注单',
  emptySlip: '点击赔率添加，最多四项，须全部猜中。',
  slipFull: '投注单已满，请先移除一项。',
  totalOdds: '总赔率',
  mayWin: '可赢',
  remove: (match) => `移除 ${match}`,
  rules: '点击赔率加入投注单。多项时赔率相乘，须全部猜中。比赛开始即停止下注，最后一场结束后结算。',
}

const vietnamese: SportsTexts = {
  side: { home: '1', draw: 'X', away: '2' },
  cockSide: { home: 'Meron', draw: 'Hòa', away: 'Wala' },
  matches: 'Trận đấu',
  versus: (home, away) => `${home} – ${away}`,
  startsIn: (time) => `sau ${time}`,
  running: 'Đang diễn ra',
  ended: 'Kết thúc',
  slip: 'Phiếu cược',
  emptySlip: 'Chạm tỷ lệ để thêm, tối đa bốn. Tất cả phải thắng.',
  slipFull: 'Phiếu cược đã đầy. Hãy bỏ bớt một lựa chọn.',
  totalOdds: 'Tổng tỷ lệ',
  mayWin: 'Có thể thắng',
  remove: (match) => `Bỏ ${match}`,
  rules:
    'Chạm tỷ lệ để thêm vào phiếu cược. Nhiều lựa chọn thì tỷ lệ nhân với nhau và tất cả phải thắng. Ngừng nhận cược khi trận bắt đầu. Phiếu được tính khi trận cuối kết thúc.',
}

const japanese: SportsTexts = {
  side: { home: '1', draw: 'X', away: '2' },
  cockSide: { home: 'Meron', draw: '引き分け', away: 'Wala' },
  matches: '試合',
  versus: (home, away) => `${home} – ${away}`,
  startsIn: (time) => `あと${time}`,
  running: 'ライブ',
  ended: '終了',
  slip: 'ベットスリップ',
  emptySlip: 'オッズをタップして最大4つまで追加。すべて的中で当たりです。',
  slipFull: 'ベットスリップがいっぱいです。1つ外してください。',
  totalOdds: '合計オッズ',
  mayWin: '予想払戻',
  remove: (match) => `${match} を外す`,
  rules:
    'オッズをタップしてベットスリップに追加します。複数選ぶとオッズが掛け合わされ、すべて的中する必要があります。試合開始で締め切り、最後の試合の終了後に精算されます。',
}

const thai: SportsTexts = {
  side: { home: '1', draw: 'X', away: '2' },
  cockSide: { home: 'Meron', draw: 'เสมอ', away: 'Wala' },
  matches: 'คู่แข่งขัน',
  versus: (home, away) => `${home} – ${away}`,
  startsIn: (time) => `อีก ${time}`,
  running: 'สด',
  ended: 'จบแล้ว',
  slip: 'บิลเดิมพัน',
  emptySlip: 'แตะค่าน้ำเพื่อเพิ่มได้สูงสุดสี่คู่ ต้องถูกทุกคู่',
  slipFull: 'บิลเต็มแล้ว ลบออกหนึ่งคู่เพื่อเพิ่มใหม่',
  totalOdds: 'ค่าน้ำรวม',
  mayWin: 'เงินรางวัลที่อาจได้',
  remove: (match) => `ลบ ${match}`,
  rules: 'แตะค่าน้ำเพื่อเพิ่มลงในบิล หากมีหลายคู่ ค่าน้ำจะคูณกันและต้องถูกทุกคู่ ปิดรับเมื่อเริ่มแข่ง และตัดสินเมื่อคู่สุดท้ายจบ',
}

const indonesian: SportsTexts = {
  side: { home: '1', draw: 'X', away: '2' },
  cockSide: { home: 'Meron', draw: 'Seri', away: 'Wala' },
  matches: 'Pertandingan',
  versus: (home, away) => `${home} – ${away}`,
  startsIn: (time) => `${time} lagi`,
  running: 'Live',
  ended: 'Selesai',
  slip: 'Slip taruhan',
  emptySlip: 'Ketuk odds untuk menambah hingga empat pilihan. Semua harus menang.',
  slipFull: 'Slip taruhan penuh. Hapus satu pilihan untuk menambah.',
  totalOdds: 'Total odds',
  mayWin: 'Potensi menang',
  remove: (match) => `Hapus ${match}`,
  rules:
    'Ketuk odds untuk menambah pilihan ke slip. Dengan beberapa pilihan, odds dikalikan dan semua harus menang. Taruhan ditutup saat pertandingan dimulai, dan dihitung setelah pertandingan terakhir selesai.',
}

export const sportsTexts = byLanguage<SportsTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
})
