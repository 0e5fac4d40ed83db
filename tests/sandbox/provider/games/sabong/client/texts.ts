/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'
import type { Spot } from '../sabong-table.ts'

const english = {
  spot: { meron: 'Meron', draw: 'Draw', wala: 'Wala' },
  /** Letters of the results. */
  bead: { meron: 'M', draw: 'D', wala: 'W' },
  stage: { parade: 'Parade', betting: 'Place your bets', fight: 'Fight!', result: 'Result' },
  fight: (number: string) => `Fight ${number}`,
  fightOf: (number: string, all: string) => `Fight ${number} of ${all}`,
  wins: (name: string, spot: Spot) => (spot === 'draw' ? 'It’s a draw' : `${name} wins`),
  record: (weight: string, wins: string, losses: string) => `${weight} · ${wins} won, ${losses} lost`,
  stamina: (percent: string) => `Stamina ${percent}`,
  spotLabel: (name: string, odds: string, total: string) => `${name}, ${odds}, bets so far ${total}`,
  pool: (meron: string, share: string, wala: string, other: string) => `${meron} ${share} · ${wala} ${other}`,
  betOn: 'Bet on',
  history: 'Last results',
  crowd: 'Bets right now',
  closedNow: 'Betting is closed. The next fight is about to start.',
  rules:
    'Choose Meron, Wala or Draw while betting is open, then place your bet. Odds are shown before each fight and don’t change during it. If the fight is a draw, only bets on Draw win. Betting closes before the fight starts.',
}
export type SabongTexts = typeof english

const filipino: SabongTexts = {
  ...english,
  spot: { meron: 'Meron', draw: 'Tabla', wala: 'Wala' },
  bead: { meron: 'M', draw: 'T', wala: 'W' },
  stage: { parade: 'Ulutan', betting: 'Tayaan na!', fight: 'Laban!', result: 'Resulta' },
  fight: (number) => `Sultada ${number}`,
  fightOf: (number, all) => `Sultada ${number} ng ${all}`,
  wins: (name, spot) => (spot === 'draw' ? 'Tabla' : `Panalo ang ${name}`),
  record: (weight, wins, losses) => `${weight} · ${wins} panalo, ${losses} talo`,
  stamina: (percent) => `Lakas ${percent}`,
  spotLabel: (name, odds, total) => `${name}, ${odds}, taya na ${total}`,
  betOn: 'Tayaan',
  history: 'Huling resulta',
  crowd: 'Mga taya ngayon',
  closedNow: 'Sarado na ang tayaan. Malapit na ang susunod na sultada.',
  rules:
    'Piliin ang Meron, Wala o Tabla habang bukas ang tayaan, saka ilagay ang taya. Nakapakita na ang odds bago ang sultada at hindi na magbabago. Kapag tabla, ang tumaya lang sa Tabla ang panalo. Sarado na ang tayaan bago magsimula ang laban.',
}

const chinese: SabongTexts = {
  ...english,
  spot: { meron: 'Meron', draw: '平局', wala: 'Wala' },
  bead: { meron: 'M', draw: '平', wala: 'W' },
  stage: { parade: '亮相', betting: '请下注', fight: '开战！', result: '结果' },
  fight: (number) => `第 ${number} 场`,
  fightOf: (number, all) => `第 ${number} / ${all} 场`,
  wins: (name, spot) => (spot === 'draw' ? '平局' : `${name} 获胜`),
  record: (weight, wins, losses) => `${weight} · ${wins} 胜 ${losses} 负`,
  stamina: (percent) => `体力 ${percent}`,
  spotLabel: (name, odds, total) => `${name}，赔率 ${odds}，已投注 ${total}`,
  betOn: '投注项',
  history: '近期结果',
  crowd: '实时投注',
  closedNow: '已停止下注，下一场即将开始。',
  rules:
    '下注开放期间选择 Meron、Wala 或平局，然后下注。赔率在每场开始前公布，本场内不变。若为平局，仅投注平局者获胜。开战前停止下注。',
}

const vietnamese: SabongTexts = {
  ...english,
  spot: { meron: 'Meron', draw: 'Hòa', wala: 'Wala' },
  bead: { meron: 'M', draw: 'H', wala: 'W' },
  stage: { parade: 'Ra mắt', betting: 'Mời đặt cược', fight: 'Giao đấu!', result: 'Kết quả' },
  fight: (number) => `Trận ${number}`,
  fightOf: (number, all) => `Trận ${number}/${all}`,
  wins: (name, spot) => (spot === 'draw' ? 'Hòa' : `${name} thắng`),
  record: (weight, wins, losses) => `${weight} · ${wins} thắng, ${losses} thua`,
  stamina: (percent) => `Sức ${percent}`,
  spotLabel: (name, odds, total) => `${name}, ${odds}, đã cược ${total}`,
  betOn: 'Cửa cược',
  history: 'Kết quả gần đây',
  crowd: 'Cược lúc này',
  closedNow: 'Đã ngừng nhận cược. Trận tiếp theo sắp bắt đầu.',
  rules:
    'Chọn Meron, Wala hoặc Hòa khi còn nhận cược, rồi đặt cược. Tỷ lệ hiển thị trước mỗi trận và giữ nguyên trong trận. Nếu hòa, chỉ cược Hòa thắng. Ngừng nhận cược trước khi trận bắt đầu.',
}

const japanese: SabongTexts = {
  ...english,
  spot: { meron: 'Meron', draw: '引き分け', wala: 'Wala' },
  bead: { meron: 'M', draw: '分', wala: 'W' },
  stage: { parade: '入場', betting: 'ベット受付中', fight: '勝負！', result: '結果' },
  fight: (number) => `第${number}試合`,
  fightOf: (number, all) => `第${number}試合（全${all}）`,
  wins: (name, spot) => (spot === 'draw' ? '引き分け' : `${name}の勝ち`),
  record: (weight, wins, losses) => `${weight} · ${wins}勝${losses}敗`,
  stamina: (percent) => `体力 ${percent}`,
  spotLabel: (name, odds, total) => `${name}、${odds}、現在のベット ${total}`,
  betOn: 'ベット先',
  history: '最近の結果',
  crowd: '現在のベット',
  closedNow: '受付を締め切りました。まもなく次の試合です。',
  rules:
    '受付中にMeron、Wala、引き分けのいずれかを選び、ベットします。オッズは試合前に表示され、試合中は変わりません。引き分けのときは、引き分けへのベットだけが的中です。試合開始前に締め切ります。',
}

const thai: SabongTexts = {
  ...english,
  spot: { meron: 'Meron', draw: 'เสมอ', wala: 'Wala' },
  bead: { meron: 'M', draw: 'ส', wala: 'W' },
  stage: { parade: 'เปิดตัว', betting: 'วางเดิมพันได้', fight: 'เริ่มชน!', result: 'ผล' },
  fight: (number) => `คู่ที่ ${number}`,
  fightOf: (number, all) => `คู่ที่ ${number}/${all}`,
  wins: (name, spot) => (spot === 'draw' ? 'เสมอ' : `${name} ชนะ`),
  record: (weight, wins, losses) => `${weight} · ชนะ ${wins} แพ้ ${losses}`,
  stamina: (percent) => `แรง ${percent}`,
  spotLabel: (name, odds, total) => `${name}, ${odds}, ยอดเดิมพัน ${total}`,
  betOn: 'เลือกข้าง',
  history: 'ผลล่าสุด',
  crowd: 'เดิมพันตอนนี้',
  closedNow: 'ปิดรับแล้ว คู่ต่อไปกำลังจะเริ่ม',
  rules:
    'เลือก Meron, Wala หรือเสมอ ขณะเปิดรับ แล้ววางเดิมพัน ค่าน้ำแสดงก่อนแต่ละคู่และไม่เปลี่ยนระหว่างแข่ง หากเสมอ เฉพาะผู้แทงเสมอเท่านั้นที่ชนะ ปิดรับก่อนเริ่มชน',
}

const indonesian: SabongTexts = {
  ...english,
  spot: { meron: 'Meron', draw: 'Seri', wala: 'Wala' },
  bead: { meron: 'M', draw: 'S', wala: 'W' },
  stage: { parade: 'Parade', betting: 'Silakan bertaruh', fight: 'Bertarung!', result: 'Hasil' },
  fight: (number) => `Laga ${number}`,
  fightOf: (number, all) => `Laga ${number} dari ${all}`,
  wins: (name, spot) => (spot === 'draw' ? 'Seri' : `${name} menang`),
  record: (weight, wins, losses) => `${weight} · ${wins} menang, ${losses} kalah`,
  stamina: (percent) => `Tenaga ${percent}`,
  spotLabel: (name, odds, total) => `${name}, ${odds}, taruhan sejauh ini ${total}`,
  betOn: 'Pasang di',
  history: 'Hasil terakhir',
  crowd: 'Taruhan saat ini',
  closedNow: 'Taruhan sudah ditutup. Laga berikutnya segera dimulai.',
  rules:
    'Pilih Meron, Wala, atau Seri selama taruhan dibuka, lalu pasang taruhan. Odds tampil sebelum tiap laga dan tidak berubah. Jika seri, hanya taruhan Seri yang menang. Taruhan ditutup sebelum laga dimulai.',
}

const korean: SabongTexts = {
  spot: { meron: '메론', draw: '무승부', wala: '왈라' },
  bead: { meron: '메', draw: '무', wala: '왈' },
  stage: { parade: '입장', betting: '베팅하세요', fight: '대결!', result: '결과' },
  fight: (number) => `대결 ${number}`,
  fightOf: (number, all) => `대결 ${number} / ${all}`,
  wins: (name, spot) => (spot === 'draw' ? '무승부예요' : `${name} 승`),
  record: (weight, wins, losses) => `${weight} · ${wins}승 ${losses}패`,
  stamina: (percent) => `체력 ${percent}`,
  spotLabel: (name, odds, total) => `${name}, ${odds}, 현재 베팅 ${total}`,
  pool: (meron, share, wala, other) => `${meron} ${share} · ${wala} ${other}`,
  betOn: '베팅 대상',
  history: '최근 결과',
  crowd: '현재 베팅',
  closedNow: '베팅이 마감됐어요. 곧 다음 대결이 시작돼요.',
  rules:
    '베팅이 열려 있는 동안 메론, 왈라, 무승부 중 하나를 골라 베팅하세요. 배당률은 대결 전에 표시되고 대결 중에는 바뀌지 않아요. 무승부면 무승부 베팅만 당첨돼요. 베팅은 대결이 시작되기 전에 마감돼요.',
}

export const sabongTexts = byLanguage<SabongTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})
