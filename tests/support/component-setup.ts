// The initial state of every component test: the site's styles, the light theme, English texts, empty storage.
import '../../renderer/styles/index.css'
import { beforeEach } from 'vitest'
import { startI18n } from '#lib/i18n/i18n.ts'

await startI18n()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
  document.documentElement.dataset.theme = 'light'
})
