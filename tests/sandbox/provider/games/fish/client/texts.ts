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
  freeAim: 'Free aim',
  autoFire: 'Auto fire',
  rules:
    'Aim anywhere in the sea and hold to fire, or lock on to one kind of fish. A shot costs your bet only when it hits a fish; it bounces off the walls until then. The more a catch pays, the rarer it is, and every fish returns the same share in the long run. Auto fire stops after 100 shots, when you press it again, or when you leave the page.',
}
export type FishTexts = typeof english

const filipino: FishTexts = {
  fish: { ...english.fish, pusit: 'Pusit', pagi: 'Pagi', pating: 'Pating', sirena: 'Golden sirena' },
  aim: 'I-target ang',
  sea: 'Dagat',
  fire: 'Fire',
  caught: (name) => `Nahuli ang ${name}`,
  missed: (name) => `Nakatakas ang ${name}`,
  freeAim: 'Free aim',
  autoFire: 'Auto fire',
  rules:
    'Mag-aim sa dagat at i-hold para tuloy-tuloy ang fire, o i-lock ang isang uri ng isda. Isang taya ang bawat shot na tumama sa isda; kung wala pang tinamaan, tatalbog lang ito. Mas malaki ang bayad, mas mahirap mahuli, at pareho ang balik ng lahat ng isda sa katagalan. Titigil ang auto fire pagkalipas ng 100 shots, kapag pinindot ulit, o kapag umalis ka sa page.',
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
  freeAim: '自由瞄准',
  autoFire: '连发',
  rules:
    '在海中瞄准并按住开炮，或锁定一种鱼。炮弹击中鱼时消耗一次投注；碰壁反弹的炮弹仍在飞行。赔付越高越难捕获，长期来看，各种鱼的返还率相同。连发在 100 发后、再次按下或离开页面时停止。',
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
  freeAim: 'Ngắm tự do',
  autoFire: 'Bắn liên tục',
  rules:
    'Ngắm trong biển và giữ để bắn, hoặc khóa một loài cá. Mỗi phát trúng cá tốn một lần cược; đạn dội tường vẫn đang bay. Trả càng cao càng khó bắt, và về lâu dài mọi loài trả lại như nhau. Bắn liên tục dừng sau 100 phát, khi bấm lại, hoặc khi rời trang.',
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
  freeAim: '自由照準',
  autoFire: '連射',
  rules:
    '海で狙いを定めて長押しで発射するか、魚の種類をロックします。弾が魚に当たると1ベットかかり、壁で跳ね返った弾は飛び続けます。配当が高い魚ほど捕まえにくく、長期の還元率はどの魚も同じです。連射は100発、再度押したとき、ページを離れたときに止まります。',
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
  freeAim: 'เล็งอิสระ',
  autoFire: 'ยิงต่อเนื่อง',
  rules:
    'เล็งในทะเลแล้วกดค้างเพื่อยิง หรือล็อกชนิดปลา กระสุนที่โดนปลาใช้เดิมพันหนึ่งครั้ง กระสุนที่กระดอนผนังยังวิ่งต่อ ยิ่งจ่ายมากยิ่งจับยาก และในระยะยาวปลาทุกชนิดคืนเท่ากัน ยิงต่อเนื่องหยุดหลัง 100 นัด เมื่อกดอีกครั้ง หรือเมื่อออกจากหน้า',
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
  freeAim: 'Bidik bebas',
  autoFire: 'Tembak otomatis',
  rules:
    'Bidik di laut dan tahan untuk menembak, atau kunci satu jenis ikan. Tembakan yang mengenai ikan seharga satu taruhan; peluru yang memantul masih melaju. Makin besar bayarannya, makin sulit ditangkap, dan dalam jangka panjang semua ikan mengembalikan bagian yang sama. Tembak otomatis berhenti setelah 100 tembakan, saat ditekan lagi, atau saat Anda meninggalkan halaman.',
}

const korean: FishTexts = {
  fish: {
    dilis: '멸치',
    tilapia: '틸라피아',
    bangus: '방우스',
    pusit: '오징어',
    pagi: '가오리',
    pating: '상어',
    sirena: '황금 인어',
  },
  aim: '조준',
  sea: '바다',
  fire: '발사',
  caught: (name) => `${name} 포획`,
  missed: (name) => `${name} 놓침`,
  freeAim: '자유 조준',
  autoFire: '자동 발사',
  rules:
    '바다 어디든 조준하고 길게 눌러 발사하거나 물고기 한 종류에 고정하세요. 물고기에 맞았을 때만 베팅이 나가고, 그전까지 총알은 벽에 튕겨요. 배당이 높을수록 드물게 잡히며, 어느 물고기든 장기적으로 환수율이 같아요. 자동 발사는 100발이 지나거나, 다시 누르거나, 페이지를 떠나면 멈춰요.',
}

export const fishTexts = byLanguage<FishTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})
