import type { Text } from '../texts/language.ts'
import { texts } from './texts.ts'

type Question = readonly [question: Text, answer: Text]

/** What people ask about a topic, by its tag. */
export const questions: Readonly<Record<string, readonly Question[]>> = {
  register: [
    [texts.questions.register.twoAccounts.question, texts.questions.register.twoAccounts.answer],
    [texts.questions.register.noCode.question, texts.questions.register.noCode.answer],
  ],
  deposit: [
    [texts.questions.deposit.notInBalance.question, texts.questions.deposit.notInBalance.answer],
    [texts.questions.deposit.someoneElse.question, texts.questions.deposit.someoneElse.answer],
  ],
  withdraw: [
    [texts.questions.withdraw.stillChecked.question, texts.questions.withdraw.stillChecked.answer],
    [texts.questions.withdraw.otherWallet.question, texts.questions.withdraw.otherWallet.answer],
    [texts.questions.withdraw.onlyPart.question, texts.questions.withdraw.onlyPart.answer],
  ],
  bonus: [
    [texts.questions.bonus.turnover.question, texts.questions.bonus.turnover.answer],
    [texts.questions.bonus.giveUp.question, texts.questions.bonus.giveUp.answer],
  ],
  rules: [[texts.questions.rules.connection.question, texts.questions.rules.connection.answer]],
  security: [
    [texts.questions.security.codeAsked.question, texts.questions.security.codeAsked.answer],
    [texts.questions.security.unknownDevice.question, texts.questions.security.unknownDevice.answer],
  ],
  points: [[texts.questions.points.when.question, texts.questions.points.when.answer]],
}
