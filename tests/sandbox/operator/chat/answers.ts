import { fillText, type ServedLanguage, type Text } from '#sandbox/world/texts/language.ts'
import type { orderStates } from '#shared/contract/endpoints/cashier.ts'
import { texts } from './texts.ts'

/** Facts about the asking member that an answer may use, formatted for reading. */
export type Facts = {
  /** For example "₱1,000.00". */
  balance: () => string
  /** For example "₱500.00, GCash, credited". Undefined if there was no deposit. */
  lastDeposit: () => string | undefined
}

/** How a deposit stands, as an answer says it. */
export const depositStates: Readonly<Record<(typeof orderStates)[number], Text>> = texts.depositStates

export const greeting = (name: string, language: ServedLanguage): string =>
  fillText(texts.greeting, { name })[language]

type Answer = { on: RegExp; say: (facts: Facts) => Text }

// Words of languages without spaces, and those with accents, stand outside the word borders.
const answers: readonly Answer[] = [
  {
    on: /\b(password|otp|pin|code|kode)\b|密码|验证码|mật khẩu|mã xác minh|パスワード|確認コード|รหัส/i,
    say: () => texts.answers.password,
  },
  {
    on: /\b(limit|exclu\w*|addict\w*|stop|lulong|adik|batas|kecanduan)\b|限额|上限|自我排除|戒赌|giới hạn|hạn mức|tự loại trừ|nghiện|限度額|依存|自己排除|วงเงิน|งดเล่น|เลิกเล่น|ติดพนัน/i,
    say: () => texts.answers.limits,
  },
  {
    on: /\b(deposit|cash-?in|top-?up|gcash|maya|order)\b|充值|存款|订单|nạp|入金|注文|ฝาก|รายการ/i,
    say: ({ lastDeposit }) => {
      const last = lastDeposit()
      return last === undefined ? texts.answers.noDeposit : fillText(texts.answers.lastDeposit, { last })
    },
  },
  {
    on: /\b(balance|balanse|wallet|pera|money|saldo)\b|余额|số dư|残高|ยอดเงิน/i,
    say: ({ balance }) => fillText(texts.answers.balance, { balance: balance() }),
  },
  {
    on: /\b(bonus|promo\w*|turnover|rebate)\b|奖金|流水|优惠|返水|thưởng|vòng cược|khuyến mãi|ボーナス|賭け条件|プロモ|โบนัส|เทิร์น|โปร/i,
    say: () => texts.answers.bonus,
  },
  {
    on: /\b(thanks?|thank you|salamat|ty|terima kasih|makasih)\b|谢谢|多谢|cảm ơn|ありがとう|ขอบคุณ/i,
    say: () => texts.answers.thanks,
  },
]

const otherwise = texts.otherwise

/** Returns Liza's answer: that of the first pattern matching the text, or a fallback. */
export function answerTo(words: string, facts: Facts, language: ServedLanguage): string {
  const known = answers.find(({ on }) => on.test(words))
  return (known ? known.say(facts) : otherwise)[language]
}
