import { expect, onTestFinished, test, vi } from 'vitest'
import { createWebApp } from './create-web-app.ts'

const hour = 3_600_000
/** Address of the page's first script, which names its build. */
const own = 'data:text/javascript,1'

/** A browser with a worker that is ready. Returns what the page posts to it, and a way to post to the page. */
function serveByWorker() {
  const posted: unknown[] = []
  const registration = { active: { postMessage: (message: unknown) => posted.push(message) } }
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  const script = document.createElement('script')
  script.type = 'module'
  script.src = own
  document.head.prepend(script)
  onTestFinished(() => {
    script.remove()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.useRealTimers()
  })
  return {
    posted,
    report: (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
  }
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('[WEB-02] a page asks for a newer build when it is looked at again after an hour, and when the worker saw another', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { posted, report } = serveByWorker()
  const onNewer = vi.fn()
  const keepSite = await createWebApp().load()
  await keepSite(onNewer)
  expect(posted).toEqual([expect.objectContaining({ type: 'here', build: own })])

  vi.setSystemTime(Date.now() + hour - 1)
  comeBack()
  expect(onNewer).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 1)
  comeBack()
  comeBack()
  expect(onNewer).toHaveBeenCalledTimes(1)

  for (const data of [null, { type: 'build' }, { type: 'build', current: own }]) report(data)
  expect(onNewer).toHaveBeenCalledTimes(1)
  report({ type: 'build', current: '/assets/index-2.js' })
  expect(onNewer).toHaveBeenCalledTimes(2)
})

test('[WEB-02, ERR-01] a page notices another build that the worker named before the page was ready to hear of it', async () => {
  const { report } = serveByWorker()
  const onNewer = vi.fn()
  const webApp = createWebApp()
  report({ type: 'build', current: '/assets/index-2.js' })
  report({ type: 'build' })
  const keepSite = await webApp.load()
  await keepSite(onNewer)
  expect(onNewer).toHaveBeenCalledTimes(1)
})
