import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ProxyDoor } from '#lib/platform/platform.ts'
import { ProxyLogin } from './proxy-login.tsx'

type Question = Awaited<ReturnType<ProxyDoor['question']>>
const first = { id: 'q1', proxy: 'proxy.lan:3128', again: false }

function door(open: Question = null) {
  const answers: unknown[][] = []
  let report: (question: Question) => void = () => {}
  const proxy: ProxyDoor = {
    question: () => Promise.resolve(open),
    answer: (...given) => void answers.push(given),
    subscribe(listener) {
      report = listener
      return () => {}
    },
  }
  return { proxy, answers, report: (question: Question) => report(question) }
}

test('a proxy login that was asked for before the page loaded is shown, and its answer is sent to main', async () => {
  const { proxy, answers } = door(first)
  const screen = await render(<ProxyLogin proxy={proxy} />)
  await expect.element(screen.getByText(/proxy\.lan:3128 asks/)).toBeVisible()
  await screen.getByRole('textbox', { name: 'Proxy username' }).fill('ana')
  await screen.getByLabelText('Proxy password').fill('Secret-1')
  await screen.getByRole('button', { name: 'Continue' }).click()
  expect(answers).toEqual([['q1', { username: 'ana', password: 'Secret-1' }]])
})

test('a proxy login without a name isn’t sent, a wrong one says so with empty fields, and it can be cancelled', async () => {
  const { proxy, answers, report } = door()
  const screen = await render(<ProxyLogin proxy={proxy} />)
  expect(screen.getByRole('dialog').query()).toBeNull()
  report(first)
  await screen.getByLabelText('Proxy password').fill('Secret-1')
  await screen.getByRole('button', { name: 'Continue' }).click()
  expect(answers).toEqual([])
  report({ ...first, id: 'q2', again: true })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByLabelText('Proxy password')).toHaveValue('')
  await screen.getByText('Skip').click()
  expect(answers).toEqual([['q2', null]])
  report(null)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
