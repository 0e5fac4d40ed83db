import { analytics, phoneAuth } from 'virtual:brand-late'
import { tagPath } from '#shared/domain/tag-path.ts'

type Policy = { createScriptURL(url: string): string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Partial<Policy>): Policy }
  }
}

let policy: Policy | undefined

/**
 * Takes the name of the Trusted Types policy for the tag's address, which is then this module's alone: the one policy
 * that may create a script's address, and it creates no other. To be called with the start of the page, on the web, for
 * a brand with analytics; the page's content security policy names it nowhere else.
 */
export function holdTagPolicy(): void {
  policy ??= window.trustedTypes?.createPolicy('analytics', {
    createScriptURL(address) {
      if (address.startsWith(`${analytics?.script}${tagPath}?id=`)) return address
      throw new TypeError('not the address of the tag')
    },
  })
}

/**
 * The tag's address as the content security policy requires it. Typed as a string, like a script's `src`; a browser
 * without Trusted Types gets the plain string.
 */
export function trustedTag(url: string): string {
  holdTagPolicy()
  return policy?.createScriptURL(url) ?? url
}

// A provider whose scripts make a policy of the same name needs it whatever is counted.
let isTaken = phoneAuth.kind === 'firebase'

/**
 * Takes the name of the policy that the tag makes for itself, for one that makes nothing. Called once it is known that
 * nothing is counted. A name can't be given back: who allows counting later has it without what the tag needs the policy
 * for, until the page is loaded again.
 */
export function closeTagsOwnPolicy(): void {
  if (isTaken) return
  isTaken = true
  window.trustedTypes?.createPolicy('goog#html', {})
}
