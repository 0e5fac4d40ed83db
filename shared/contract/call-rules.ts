/**
 * What holds of every call of the gateway, whichever way it goes: from the page, or through the desktop's main process.
 * No answer is kept by the browser, because the session is no part of its cache's key: the next player would get the last
 * one's account. No cookies travel (resources/decisions/028-no-cookies.md), and no redirect is followed, since it would
 * take the session along.
 */
export const callRules = {
  cache: 'no-store',
  credentials: 'omit',
  redirect: 'error',
} as const satisfies RequestInit
