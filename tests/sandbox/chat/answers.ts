import type { ServedLanguage, Text } from '../gateway/language.ts'

/** Facts about the asking member that an answer may use, formatted for reading. */
export type Facts = {
  /** For example "₱1,000.00". */
  balance: () => string
  /** For example "₱500.00, GCash, credited". Undefined if there was no deposit. */
  lastDeposit: () => string | undefined
}

export const greeting = (name: string, language: ServedLanguage): string =>
  ({
    EN: `Good day, ${name}! This is Liza. How can I help you?`,
    TY: `Magandang araw, ${name}! Si Liza ito. Paano kita matutulungan?`,
  })[language]

type Answer = { on: RegExp; say: (facts: Facts) => Text }

const answers: readonly Answer[] = [
  {
    on: /\b(password|otp|pin|code)\b/i,
    say: () => ({
      EN: 'Please never tell anybody your password or a code, not even us. To change your password, open the menu of your account and choose Change password.',
      TY: 'Huwag ibigay kahit kanino ang password o code mo, kahit sa amin. Para magpalit ng password, buksan ang menu ng account mo at piliin ang Change password.',
    }),
  },
  {
    on: /\b(limit|exclu\w*|addict\w*|stop|lulong|adik)\b/i,
    say: () => ({
      EN: 'You can set limits to deposits, losses and time, or shut yourself out for as long as you want. The National Problem Gambling Helpline answers at any hour: (02) 8248-9568.',
      TY: 'Puwede kang magtakda ng limit sa deposit, talo at oras, o mag-self-exclude hangga’t gusto mo. Bukas anumang oras ang National Problem Gambling Helpline: (02) 8248-9568.',
    }),
  },
  {
    on: /\b(deposit|cash-?in|top-?up|gcash|maya|order)\b/i,
    say: ({ lastDeposit }) => {
      const last = lastDeposit()
      return last === undefined
        ? {
            EN: 'I see no deposit of yours yet. Choose Deposit at the top, then a way to pay: the money is there within a minute.',
            TY: 'Wala pa akong nakikitang deposit mo. Piliin ang Deposit sa itaas, tapos ang paraan ng bayad: darating ito sa loob ng isang minuto.',
          }
        : { EN: `I see it. Your last deposit: ${last}.`, TY: `Nakikita ko. Ang huling deposit mo: ${last}.` }
    },
  },
  {
    on: /\b(balance|balanse|wallet|pera|money)\b/i,
    say: ({ balance }) => ({
      EN: `Your wallet holds ${balance()}.`,
      TY: `${balance()} ang laman ng wallet mo.`,
    }),
  },
  {
    on: /\b(bonus|promo\w*|turnover|rebate)\b/i,
    say: () => ({
      EN: 'Bets on slots count in full towards a bonus, live tables with a tenth. What is left to bet stands beside the bonus under Promotions.',
      TY: 'Buo ang bilang ng taya sa slots para sa bonus, ikasampu naman sa live tables. Nasa tabi ng bonus sa Promotions ang natitirang itataya.',
    }),
  },
  {
    on: /\b(thanks?|thank you|salamat|ty)\b/i,
    say: () => ({ EN: 'You are welcome. Play safely!', TY: 'Walang anuman. Maglaro nang ligtas!' }),
  },
]

const otherwise: Text = {
  EN: 'Thank you, I have noted that and ask a colleague. You may close this chat: the answer waits here for you.',
  TY: 'Salamat, itinala ko na at itatanong sa kasama ko. Puwede mong isara ang chat: maghihintay dito ang sagot.',
}

/** Returns Liza's answer: that of the first pattern matching the text, or a fallback. */
export function answerTo(text: string, facts: Facts, language: ServedLanguage): string {
  const known = answers.find(({ on }) => on.test(text))
  return (known ? known.say(facts) : otherwise)[language]
}
