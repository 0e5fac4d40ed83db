import type { InputOf } from '#shared/contract/endpoint.ts'
import type { profile } from '#shared/contract/endpoints/profile.ts'

type SaveInput = InputOf<typeof profile.save>

/** A profile to save: empty but for what a test fills in. */
export const profileInput = (filled: Partial<SaveInput> = {}): SaveInput => ({
  nickname: '',
  address: '',
  occupation: '',
  incomeSource: '',
  telegram: '',
  zalo: '',
  ...filled,
})
