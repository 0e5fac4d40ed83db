/** The action that the proof is for. It isn't valid for any other. */
export type BotAction = 'login' | 'register' | 'sms'
