import type { ServedLanguage, Text } from '#sandbox/world/texts/language.ts'
import { readLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { requireRealAccount } from '../members/require-real-account.ts'
import type { Sandbox } from '../sandbox.ts'
import { drawnAvatars, setAvatar } from './avatars.ts'
import { incomeSources, occupations } from './choices.ts'
import { nationalities } from './nationalities.ts'
import { readProfile, saveProfile } from './profiles.ts'

const named = (choices: Readonly<Record<string, Text>>, language: ServedLanguage) =>
  Object.entries(choices).map(([id, name]) => ({ id, name: name[language] }))

/** What members say about themselves. */
export const profileHandlers = (sandbox: Sandbox): Handlers<typeof contract.profile> => ({
  own: ({ member }) => readProfile(sandbox, member),
  choices: ({ input }) => {
    const language = readLanguage(input.language)
    return {
      occupations: named(occupations, language),
      incomeSources: named(incomeSources, language),
      nationalities: [...nationalities],
      avatars: drawnAvatars,
    }
  },
  save: ({ member, input }) => {
    requireRealAccount(member)
    return saveProfile(sandbox, member, input)
  },
  setAvatar: ({ member, input }) => {
    requireRealAccount(member)
    return setAvatar(sandbox, member, input)
  },
})
