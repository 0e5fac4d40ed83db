import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { useTextsAhead } from './use-texts-ahead.ts'

const asked = (group: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes(`texts/EN/${group}`)).length

test('the texts of dialogs are fetched with the first press, and those for members after the login', async () => {
  const hook = await renderHook((props) => useTextsAhead(props?.signedIn ?? false), {
    initialProps: { signedIn: false },
  })
  expect(asked('visit')).toBe(0)
  await userEvent.keyboard('a')
  await expect.poll(() => asked('visit')).toBe(1)
  expect(asked('member')).toBe(0)

  await hook.rerender({ signedIn: true })
  await userEvent.keyboard('b')
  await expect.poll(() => asked('member')).toBe(1)
  expect(asked('visit')).toBe(1)
})
