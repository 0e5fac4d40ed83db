import { AccountMenu } from './account-menu.tsx'
import { AgentButton } from './agent-button.tsx'
import { Balance } from './balance.tsx'
import { DepositButton } from './deposit-button.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** The end of the header for signed-in accounts. */
export function AccountArea() {
  return (
    <>
      <Balance />
      <DepositButton />
      <AgentButton />
      <AccountMenu />
      <SignOutButton />
    </>
  )
}
