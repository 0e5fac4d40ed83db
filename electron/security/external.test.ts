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

test('[DSK-05] a page that opens one address after another opens six within ten seconds, and more when they are over', async () => {
  let time = 0
  const opened: string[] = []
  const open = createOpenExternal(
    async (url) => void opened.push(url),
    [],
    createLog(() => {}),
    () => time,
  )
  for (let count = 0; count < 20; count++) await open(`https://facebook.com/${count}`)
  await open('file:///bin/sh')
  expect(opened).toHaveLength(6)
  time += 10_000
  expect(await open('https://facebook.com/')).toBe(true)
})
