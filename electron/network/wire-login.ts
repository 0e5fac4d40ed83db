import type { App, AuthInfo } from 'electron'
import type { Log } from '../log.ts'
import type { ProxyLogin } from './proxy-login.ts'

/** Answers a challenge. Only a proxy ever gets credentials; a server that asks for HTTP authentication doesn't. */
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

/** Answers the challenges that hold up requests of any page. */
export function wireLogin(app: Pick<App, 'on'>, login: ProxyLogin, log: Log): void {
  app.on('login', (event, contents, { url }, authInfo, answer) => {
    // Always prevented, because the answer is given here. Electron's default would refuse every challenge.
    event.preventDefault()
    if (!authInfo.isProxy)
      log.warn('network', 'a server asked for a name and a password', { host: authInfo.host })
    answerChallenge(login, authInfo, `${contents?.id} ${url}`, answer)
  })
}
