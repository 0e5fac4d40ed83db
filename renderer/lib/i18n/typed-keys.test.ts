import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import errors from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }

// The type check proves it: where it finds nothing wrong, an "@ts-expect-error" is an error itself.
test('[I18N-03] a wrong key and a forgotten parameter fail the type check, because players would read keys', async () => {
  const i18n = createInstance()
  await i18n.init({ lng: 'en-PH', resources: { 'en-PH': { errors } } })
  const t = i18n.getFixedT('en-PH', 'errors')
  const right = t('fault.tooMany', { count: 3 })
  // @ts-expect-error There is no such key.
  const wrongKey = t('fault.tooManny', { count: 3 })
  // @ts-expect-error The text says how many seconds.
  const noParameter = t('fault.tooMany')
  expect([right, wrongKey, noParameter]).toEqual([
    'Too many attempts. Try again in 3 seconds.',
    'fault.tooManny',
    'fault.tooMany',
  ])
})
