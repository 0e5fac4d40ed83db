import { sameText, type Text } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

/** Names of registration fields, as used in messages. */
export const fieldLabels: Readonly<Record<string, Text>> = {
  username: texts.fieldLabels.username,
  password: texts.fieldLabels.password,
  confirmPassword: texts.fieldLabels.confirmPassword,
  email: texts.fieldLabels.email,
  payeeName: texts.fieldLabels.payeeName,
  mobileNum: texts.fieldLabels.mobileNum,
  verificationCode: texts.fieldLabels.verificationCode,
  referralCode: texts.fieldLabels.referralCode,
  affiliateCode: texts.fieldLabels.affiliateCode,
  recommenderId: texts.fieldLabels.recommenderId,
  captcha: texts.fieldLabels.captcha,
  paymentPassword: texts.fieldLabels.paymentPassword,
  idNumber: texts.fieldLabels.idNumber,
  qqNum: sameText('QQ'),
  line: sameText('LINE'),
  whatsapp: sameText('WhatsApp'),
  facebook: sameText('Facebook'),
  wechat: texts.fieldLabels.wechat,
}
