import { expect, test, vi } from 'vitest'
import { UploadedAtOnce } from '#lib/testing/uploaded-at-once.ts'
import { sendWithProgress } from './send-with-progress.ts'

const upload = () => sendWithProgress(() => {})('/wps/upload', { method: 'POST', body: 'picture' })

test('[NET-07] an upload takes its answer from the address that was called alone, as every call does', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadedAtOnce)
  expect((await upload()).status).toBe(200)

  class Redirected extends UploadedAtOnce {
    override open() {
      this.responseURL = 'https://elsewhere.example/wps/upload'
    }
  }
  vi.stubGlobal('XMLHttpRequest', Redirected)
  expect((await upload()).status).toBe(511)
})
