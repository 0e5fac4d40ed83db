import { type Text, text } from '#sandbox/world/texts/language.ts'

/** An item of the points mall in a new sandbox. Its stock is then kept in the database. Money in minor units. */
export type PointItemContent = {
  readonly id: number
  readonly kind: 'bonus' | 'spins' | 'load' | 'meal' | 'sound' | 'power' | 'phone' | 'thing'
  readonly name: Text
  readonly points: number
  readonly amount: number | null
  readonly worth: number | null
  readonly quantity: number
  readonly available: number
  readonly open: boolean
}

type Row = readonly [
  kind: PointItemContent['kind'],
  name: Text,
  points: number,
  stock: readonly [available: number, quantity: number],
  rest?: Partial<Pick<PointItemContent, 'amount' | 'worth' | 'open'>>,
]

const bonus = (amount: string): Text =>
  text(
    `${amount} bonus`,
    `${amount} bonus`,
    `${amount} 奖金`,
    `Thưởng ${amount}`,
    `${amount}ボーナス`,
    `โบนัส ${amount}`,
    `Bonus ${amount}`,
  )

const rows: readonly Row[] = [
  ['bonus', bonus('₱50'), 2500, [812, 1000], { worth: 50_00 }],
  ['bonus', bonus('₱500'), 22_000, [64, 100], { worth: 500_00 }],
  [
    'spins',
    text(
      '20 free spins',
      '20 free spins',
      '20 次免费旋转',
      '20 lượt quay miễn phí',
      'フリースピン20回',
      'ฟรีสปิน 20 ครั้ง',
      '20 free spin',
    ),
    4800,
    [240, 300],
  ],
  [
    'load',
    text(
      '₱100 load, any network',
      '₱100 load, kahit anong network',
      '₱100 话费，全网通用',
      'Thẻ nạp ₱100, mọi nhà mạng',
      'ロード ₱100（全キャリア）',
      'เติมเงินมือถือ ₱100 ทุกเครือข่าย',
      'Pulsa ₱100, semua operator',
    ),
    5600,
    [118, 200],
  ],
  [
    'meal',
    text(
      '₱250 merienda voucher',
      '₱250 merienda voucher',
      '₱250 茶点券',
      'Phiếu ăn nhẹ ₱250',
      '軽食クーポン ₱250',
      'คูปองของว่าง ₱250',
      'Voucher camilan ₱250',
    ),
    13_000,
    [0, 150],
  ],
  [
    'sound',
    text(
      'Wireless earphones',
      'Wireless earphones',
      '无线耳机',
      'Tai nghe không dây',
      'ワイヤレスイヤホン',
      'หูฟังไร้สาย',
      'Earphone nirkabel',
    ),
    48_000,
    [23, 40],
    { amount: 199_00 },
  ],
  [
    'power',
    text(
      'Power bank, 10,000 mAh',
      'Power bank, 10,000 mAh',
      '充电宝，10,000 mAh',
      'Sạc dự phòng 10.000 mAh',
      'モバイルバッテリー 10,000 mAh',
      'พาวเวอร์แบงก์ 10,000 mAh',
      'Power bank 10.000 mAh',
    ),
    39_500,
    [31, 60],
    { amount: 99_00 },
  ],
  [
    'phone',
    text(
      'Smartphone, 128 GB',
      'Smartphone, 128 GB',
      '智能手机，128 GB',
      'Điện thoại 128 GB',
      'スマートフォン 128 GB',
      'สมาร์ตโฟน 128 GB',
      'Smartphone 128 GB',
    ),
    620_000,
    [2, 5],
    { amount: 1_500_00 },
  ],
  ['bonus', bonus('₱5,000'), 205_000, [9, 20], { worth: 5000_00 }],
  [
    'thing',
    text(
      'Palaro cap',
      'Palaro cap',
      'Palaro 棒球帽',
      'Mũ Palaro',
      'Palaroキャップ',
      'หมวก Palaro',
      'Topi Palaro',
    ),
    9000,
    [76, 120],
    { open: false },
  ],
]

export const pointItems: readonly PointItemContent[] = rows.map(
  ([kind, name, points, [available, quantity], rest], index) => ({
    id: 301 + index,
    kind,
    name,
    points,
    available,
    quantity,
    amount: null,
    worth: null,
    open: true,
    ...rest,
  }),
)
