/** What is about to be done; the proof is for that alone. */
export type BotAction = 'login' | 'register' | 'sms'
