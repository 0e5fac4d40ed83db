import type { App, AuthInfo } from 'electron'
import type { Log } from '../log.ts'
import type { ProxyLogin } from './proxy-login.ts'

/** Answers a challenge: only a proxy is ever told a name, a server that asks for one (HTTP authentication) isn't. */
export function answerChallenge(
  login: ProxyLogin,
  { isProxy, host, port }: AuthInfo,
  request: string,
  answer: (username?: string, password?: string) => void,
): void {
  if (!isProxy) return answer()
  void login.challenge(`${host}:${port}`, request).then((credentials) => {
    if (credentials) answer(credentials.username, credentials.password)
    else answer()
  })
}

/** Answers what any page's requests are held up by. */
export function wireLogin(app: Pick<App, 'on'>, login: ProxyLogin, log: Log): void {
  app.on('login', (event, contents, { url }, authInfo, answer) => {
    // Prevented in every case: the answer is ours, and Electron's own would be the same refusal.
    event.preventDefault()
    if (!authInfo.isProxy)
      log.warn('network', 'a server asked for a name and a password', { host: authInfo.host })
    answerChallenge(login, authInfo, `${contents?.id} ${url}`, answer)
  })
}
