/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  field: 'Field',
  cell: (row: number, column: number) => `Row ${row}, cell ${column}`,
  closed: 'closed',
  safe: 'gem',
  mine: 'mine',
  hit: 'mine, hit',
  mines: 'Mines',
  minesIn: (count: number) => (count === 1 ? '1 mine' : `${count} mines`),
  start: 'Start',
  collect: (amount: string) => `Collect ${amount}`,
  openFirst: 'Open a cell',
  ladder: 'Payout if you collect',
  found: (pays: string) => `Gem found. Collecting pays ${pays}×.`,
  exploded: 'You hit a mine.',
  collected: (pays: string) => `Collected at ${pays}×.`,
  goOn: 'Your round is still open. Open another cell or collect.',
  rules:
    'Choose how many mines are hidden in 25 cells and start. Every cell without a mine raises your payout. Collect whenever you like; a mine ends the round and you lose your bet. More mines pay more per cell. If you leave, the round is collected for you after 30 minutes; if no cell is open, your bet is returned.',
}
export type MinesTexts = typeof english

const filipino: MinesTexts = {
  ...english,
  cell: (row, column) => `Row ${row}, cell ${column}`,
  closed: 'sarado',
  safe: 'gem',
  mine: 'mina',
  hit: 'mina, tinamaan',
  mines: 'Mga mina',
  minesIn: (count) => `${count} mina`,
  start: 'Simulan',
  collect: (amount) => `Kunin ang ${amount}`,
  openFirst: 'Magbukas ng cell',
  ladder: 'Bayad kapag kinuha na',
  found: (pays) => `May gem. ${pays}× na ang bayad kapag kinuha mo.`,
  exploded: 'Natamaan mo ang mina.',
  collected: (pays) => `Nakuha sa ${pays}×.`,
  goOn: 'Bukas pa ang round mo. Magbukas pa ng cell o kunin na ang panalo.',
  rules:
    'Piliin kung ilang mina ang nakatago sa 25 cell, tapos simulan. Bawat cell na walang mina, tumataas ang bayad. Puwede mong kunin kahit kailan; kapag mina ang nabuksan, tapos ang round at talo ang taya mo. Mas maraming mina, mas malaki ang bayad bawat cell. Kapag iniwan mo ang round, kukunin ito para sa iyo pagkalipas ng 30 minuto; kung wala ka pang nabubuksan, ibabalik ang taya mo.',
}

const chinese: MinesTexts = {
  field: '雷区',
  cell: (row, column) => `第 ${row} 行第 ${column} 格`,
  closed: '未翻开',
  safe: '宝石',
  mine: '地雷',
  hit: '踩中地雷',
  mines: '地雷数',
  minesIn: (count) => `${count} 颗地雷`,
  start: '开始',
  collect: (amount) => `领取 ${amount}`,
  openFirst: '请翻开一格',
  ladder: '领取时的赔付',
  found: (pays) => `翻到宝石，现在领取赔 ${pays} 倍。`,
  exploded: '您踩中了地雷。',
  collected: (pays) => `已按 ${pays} 倍领取。`,
  goOn: '本局仍在进行。请继续翻格或领取。',
  rules:
    '选择 25 格中藏有多少地雷，然后开始。每翻开一个安全格，赔付就会提高。可随时领取；踩中地雷则本局无奖。地雷越多，每格赔付越高。离开的牌局 30 分钟后自动领取；若未翻开任何一格，则退还投注。',
}

const vietnamese: MinesTexts = {
  field: 'Bãi mìn',
  cell: (row, column) => `Hàng ${row}, ô ${column}`,
  closed: 'chưa mở',
  safe: 'đá quý',
  mine: 'mìn',
  hit: 'trúng mìn',
  mines: 'Số mìn',
  minesIn: (count) => `${count} quả mìn`,
  start: 'Bắt đầu',
  collect: (amount) => `Nhận ${amount}`,
  openFirst: 'Mở một ô',
  ladder: 'Mức trả khi nhận',
  found: (pays) => `Đá quý. Nhận ngay được ${pays}×.`,
  exploded: 'Bạn trúng mìn.',
  collected: (pays) => `Đã nhận ở ${pays}×.`,
  goOn: 'Ván của bạn vẫn đang mở. Mở thêm ô hoặc nhận thưởng.',
  rules:
    'Chọn số mìn giấu trong 25 ô rồi bắt đầu. Mỗi ô không có mìn làm tăng mức trả. Bạn có thể nhận bất cứ lúc nào; trúng mìn thì ván kết thúc và không có thưởng. Càng nhiều mìn, mỗi ô trả càng cao. Ván bỏ dở được tự động nhận sau 30 phút; nếu chưa mở ô nào, tiền cược được trả lại.',
}

const japanese: MinesTexts = {
  field: 'フィールド',
  cell: (row, column) => `${row}行目 ${column}番`,
  closed: '未オープン',
  safe: '宝石',
  mine: '地雷',
  hit: '地雷に当たった',
  mines: '地雷の数',
  minesIn: (count) => `地雷${count}個`,
  start: 'スタート',
  collect: (amount) => `${amount}を受け取る`,
  openFirst: 'マスを開けてください',
  ladder: '受け取り時の配当',
  found: (pays) => `宝石です。今受け取ると${pays}倍。`,
  exploded: '地雷に当たりました。',
  collected: (pays) => `${pays}倍で受け取りました。`,
  goOn: 'ラウンドは続いています。マスを開けるか、受け取ってください。',
  rules:
    '25マスに隠す地雷の数を選んでスタートします。地雷のないマスを開けるたびに配当が上がります。いつでも受け取れますが、地雷に当たると配当なしで終了します。地雷が多いほど1マスの配当が高くなります。途中で離れたラウンドは30分後に自動で受け取られ、1マスも開けていなければベットは返金されます。',
}

const thai: MinesTexts = {
  field: 'สนาม',
  cell: (row, column) => `แถว ${row} ช่อง ${column}`,
  closed: 'ยังไม่เปิด',
  safe: 'อัญมณี',
  mine: 'ทุ่นระเบิด',
  hit: 'โดนทุ่นระเบิด',
  mines: 'จำนวนทุ่นระเบิด',
  minesIn: (count) => `ทุ่นระเบิด ${count} ลูก`,
  start: 'เริ่ม',
  collect: (amount) => `รับ ${amount}`,
  openFirst: 'เปิดหนึ่งช่อง',
  ladder: 'เงินจ่ายเมื่อรับ',
  found: (pays) => `เจออัญมณี รับตอนนี้ได้ ${pays} เท่า`,
  exploded: 'คุณโดนทุ่นระเบิด',
  collected: (pays) => `รับแล้วที่ ${pays} เท่า`,
  goOn: 'รอบของคุณยังเปิดอยู่ เปิดช่องต่อหรือกดรับ',
  rules:
    'เลือกจำนวนทุ่นระเบิดที่ซ่อนใน 25 ช่อง แล้วเริ่ม ทุกช่องที่ไม่มีทุ่นระเบิดทำให้เงินจ่ายสูงขึ้น กดรับได้ทุกเมื่อ ถ้าโดนทุ่นระเบิดรอบจะจบโดยไม่มีรางวัล ยิ่งมีทุ่นระเบิดมาก แต่ละช่องยิ่งจ่ายสูง รอบที่ทิ้งไว้จะรับให้อัตโนมัติหลัง 30 นาที ถ้ายังไม่เปิดช่องใดจะคืนเดิมพัน',
}

const indonesian: MinesTexts = {
  field: 'Ladang',
  cell: (row, column) => `Baris ${row}, kotak ${column}`,
  closed: 'tertutup',
  safe: 'permata',
  mine: 'ranjau',
  hit: 'ranjau, kena',
  mines: 'Jumlah ranjau',
  minesIn: (count) => `${count} ranjau`,
  start: 'Mulai',
  collect: (amount) => `Ambil ${amount}`,
  openFirst: 'Buka satu kotak',
  ladder: 'Bayaran saat diambil',
  found: (pays) => `Permata. Ambil sekarang dibayar ${pays}×.`,
  exploded: 'Anda kena ranjau.',
  collected: (pays) => `Diambil pada ${pays}×.`,
  goOn: 'Ronde Anda masih terbuka. Buka kotak lain atau ambil.',
  rules:
    'Pilih berapa ranjau yang tersembunyi di 25 kotak, lalu mulai. Setiap kotak tanpa ranjau menaikkan bayaran. Ambil kapan saja; kena ranjau berarti ronde selesai tanpa kemenangan. Makin banyak ranjau, makin besar bayaran tiap kotak. Ronde yang ditinggalkan diambil otomatis setelah 30 menit; jika belum ada kotak terbuka, taruhan dikembalikan.',
}

const korean: MinesTexts = {
  field: '판',
  cell: (row, column) => `${row}행 ${column}열`,
  closed: '닫힘',
  safe: '보석',
  mine: '지뢰',
  hit: '지뢰, 밟음',
  mines: '지뢰',
  minesIn: (count) => `지뢰 ${count}개`,
  start: '시작',
  collect: (amount) => `${amount} 받기`,
  openFirst: '칸을 여세요',
  ladder: '지금 받으면 배당',
  found: (pays) => `보석이에요. 지금 받으면 ${pays}배예요.`,
  exploded: '지뢰를 밟았어요.',
  collected: (pays) => `${pays}배에 받았어요.`,
  goOn: '라운드가 아직 열려 있어요. 칸을 더 열거나 받으세요.',
  rules:
    '25칸에 숨길 지뢰 수를 정하고 시작하세요. 지뢰가 없는 칸을 열 때마다 배당이 올라가요. 언제든지 받을 수 있고, 지뢰를 밟으면 라운드가 끝나 베팅을 잃어요. 지뢰가 많을수록 칸당 배당이 높아요. 자리를 비우면 30분 뒤 자동으로 받고, 연 칸이 없으면 베팅을 돌려 드려요.',
}

export const minesTexts = byLanguage<MinesTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})
