// The initial state of every component test: the site's styles, the light theme, English texts, empty storage.
import '../../renderer/styles/index.css'
import React from 'react'
import { afterEach, beforeEach } from 'vitest'
import { startI18n } from '#lib/i18n/i18n.ts'
import { watchBareTexts } from '#lib/testing/bare-texts.ts'

/** The browser's own, also while a test holds the clock. */
const wait = globalThis.setTimeout

/**
 * React's own `act` renders three or more parts that wait for their texts without end, so that the texts never arrive
 * and nothing else happens in the page (react/react issue 37556). Here React works in its own time, as on the site,
 * and a test waits until it has nothing left to do at once.
 */
async function actInOwnTime(action: () => unknown): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  await action()
  // One turn for the rendering, one for its effects, and one for what they change.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => wait(resolve))
}
Object.assign(React, { act: actInOwnTime })

await startI18n()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
  document.documentElement.dataset.theme = 'light'
})

const bareTexts = watchBareTexts()

/** The linter finds most of them. Here are those that a component is given. */
afterEach(() => {
  const found = bareTexts()
  if (found.length > 0)
    throw new Error(`A text beside other nodes needs an element of its own: ${found.join()}`)
})
