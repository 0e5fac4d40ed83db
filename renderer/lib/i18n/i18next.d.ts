import type { Messages } from '#shared/i18n/messages.gen.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Messages
    strictInterpolationChecks: true
  }
}
