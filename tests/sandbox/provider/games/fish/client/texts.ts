/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  fish: {
    dilis: 'Dilis',
    tilapia: 'Tilapia',
    bangus: 'Bangus',
    pusit: 'Squid',
    pagi: 'Ray',
    pating: 'Shark',
    sirena: 'Golden sirena',
  },
  aim: 'Aim at',
  sea: 'Sea',
  fire: 'Fire',
  caught: (name: string) => `${name} caught`,
  missed: (name: string) => `${name} got away`,
  rules:
    'Choose a target and fire, or tap a fish. Every shot costs your bet. The more a catch pays, the rarer it is. Whatever you aim at, the average return to player (RTP) is 96%.',
}
export type FishTexts = typeof english

const filipino: FishTexts = {
  fish: { ...english.fish, pusit: 'Pusit', pagi: 'Pagi', pating: 'Pating', sirena: 'Golden sirena' },
  aim: 'I-target ang',
  sea: 'Dagat',
  fire: 'Fire',
  caught: (name) => `Nahuli ang ${name}`,
  missed: (name) => `Nakatakas ang ${name}`,
  rules:
    'Pumili ng target at i-fire, o i-tap ang isda. Isang taya ang bawat shot. Mas malaki ang bayad, mas mahirap mahuli. Kahit ano ang target mo, 96% ang average na return to player (RTP).',
}

const chinese: FishTexts = {
  fish: {
    dilis: '小鳀鱼',
    tilapia: '罗非鱼',
    bangus: '虱目鱼',
    pusit: '鱿鱼',
    pagi: '魟鱼',
    pating: '鲨鱼',
    sirena: '金色美人鱼',
  },
  aim: '瞄准',
  sea: '大海',
  fire: '开炮',
  caught: (name) => `捕获${name}`,
  missed: (name) => `${name}逃走了`,
  rules:
    '选择目标后开炮，或直接点鱼。每炮消耗一次投注。赔付越高越难捕获，无论瞄准什么，平均返还率（RTP）均为 96%。',
}

const vietnamese: FishTexts = {
  fish: {
    dilis: 'Cá cơm',
    tilapia: 'Cá rô phi',
    bangus: 'Cá măng',
    pusit: 'Mực',
    pagi: 'Cá đuối',
    pating: 'Cá mập',
    sirena: 'Tiên cá vàng',
  },
  aim: 'Nhắm vào',
  sea: 'Biển',
  fire: 'Bắn',
  caught: (name) => `Bắt được ${name}`,
  missed: (name) => `${name} đã thoát`,
  rules:
    'Chọn mục tiêu rồi bắn, hoặc chạm vào cá. Mỗi phát tốn một lần cược. Trả càng cao càng khó bắt. Dù nhắm con nào, tỷ lệ hoàn trả trung bình (RTP) vẫn là 96%.',
}

const japanese: FishTexts = {
  fish: {
    dilis: 'カタクチイワシ',
    tilapia: 'ティラピア',
    bangus: 'サバヒー',
    pusit: 'イカ',
    pagi: 'エイ',
    pating: 'サメ',
    sirena: '金の人魚',
  },
  aim: '狙う魚',
  sea: '海',
  fire: '発射',
  caught: (name) => `${name}を捕まえました`,
  missed: (name) => `${name}に逃げられました`,
  rules:
    '狙う魚を選んで発射するか、魚をタップします。1発ごとにベット額がかかります。配当が高い魚ほど捕まえにくく、どれを狙っても平均還元率（RTP）は96%です。',
}

const thai: FishTexts = {
  fish: {
    dilis: 'ปลากะตัก',
    tilapia: 'ปลานิล',
    bangus: 'ปลานวลจันทร์ทะเล',
    pusit: 'หมึก',
    pagi: 'ปลากระเบน',
    pating: 'ฉลาม',
    sirena: 'นางเงือกทอง',
  },
  aim: 'เล็งไปที่',
  sea: 'ทะเล',
  fire: 'ยิง',
  caught: (name) => `จับ${name}ได้`,
  missed: (name) => `${name}หนีไปได้`,
  rules:
    'เลือกเป้าแล้วยิง หรือแตะที่ปลา ยิงแต่ละนัดใช้เดิมพันหนึ่งครั้ง ยิ่งจ่ายมากยิ่งจับยาก ไม่ว่าเล็งตัวไหน อัตราจ่ายคืนเฉลี่ย (RTP) คือ 96%',
}

const indonesian: FishTexts = {
  fish: {
    dilis: 'Teri',
    tilapia: 'Nila',
    bangus: 'Bandeng',
    pusit: 'Cumi-cumi',
    pagi: 'Pari',
    pating: 'Hiu',
    sirena: 'Duyung emas',
  },
  aim: 'Bidik',
  sea: 'Laut',
  fire: 'Tembak',
  caught: (name) => `${name} tertangkap`,
  missed: (name) => `${name} lolos`,
  rules:
    'Pilih sasaran lalu tembak, atau ketuk ikannya. Setiap tembakan seharga satu taruhan. Makin besar bayarannya, makin sulit ditangkap. Apa pun sasarannya, rata-rata pengembalian (RTP) 96%.',
}

export const fishTexts = byLanguage<FishTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
})
