import type { Text } from '../gateway/language.ts'

/** Names of registration fields, as used in messages. */
export const fieldLabels: Readonly<Record<string, Text>> = {
  username: { EN: 'Username', TY: 'Username' },
  password: { EN: 'Password', TY: 'Password' },
  confirmPassword: { EN: 'Confirm password', TY: 'Kumpirmahin ang password' },
  email: { EN: 'Email', TY: 'Email' },
  payeeName: { EN: 'Real name', TY: 'Totoong pangalan' },
  mobileNum: { EN: 'Mobile number', TY: 'Mobile number' },
  verificationCode: { EN: 'Verification code', TY: 'Verification code' },
  referralCode: { EN: 'Referral code', TY: 'Referral code' },
  affiliateCode: { EN: 'Invitation code', TY: 'Invitation code' },
  recommenderId: { EN: 'Recommender', TY: 'Nagrekomenda' },
  captcha: { EN: 'Captcha', TY: 'Captcha' },
  paymentPassword: { EN: 'Payment password', TY: 'Payment password' },
  idNumber: { EN: 'ID number', TY: 'ID number' },
  qqNum: { EN: 'QQ', TY: 'QQ' },
  line: { EN: 'LINE', TY: 'LINE' },
  whatsapp: { EN: 'WhatsApp', TY: 'WhatsApp' },
  facebook: { EN: 'Facebook', TY: 'Facebook' },
  wechat: { EN: 'WeChat', TY: 'WeChat' },
}
