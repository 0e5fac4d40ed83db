import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createOpenExternal } from './external.ts'

test('an address goes to the browser in its canonical form, a refused one goes nowhere', async () => {
  const opened: string[] = []
  const open = createOpenExternal(
    async (url) => void opened.push(url),
    [],
    createLog(() => {}),
  )
  expect(await open('HTTPS://Facebook.com/a b')).toBe(true)
  expect(await open('file:///bin/sh')).toBe(false)
  expect(opened).toEqual(['https://facebook.com/a%20b'])
})

test('a system without a browser is no error', async () => {
  const open = createOpenExternal(
    () => Promise.reject(new Error('no handler')),
    [],
    createLog(() => {}),
  )
  expect(await open('https://facebook.com/')).toBe(false)
})
