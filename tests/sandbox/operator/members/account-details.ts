import { levels } from '#sandbox/world/accounts/accounts.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { memberWallets } from '../ledger/member-wallets.ts'
import { levelPath } from '../pictures/picture-paths.ts'
import { avatarAddress } from '../profile/avatars.ts'
import { agreedSalaries } from '../salaries/agreement.ts'
import type { Sandbox } from '../sandbox.ts'

type AfterLogin = Pick<typeof contract.member, 'consolidated' | 'merchantWallet' | 'avatar' | 'icon'>

const levelLabels: Record<string, string> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  diamond: 'Diamond',
} satisfies Record<(typeof levels)[number], string>

/** Account details that clients request after a login. */
export function accountDetailsHandlers(sandbox: Sandbox): Handlers<AfterLogin> {
  const { settings } = sandbox
  return {
    consolidated: ({ member }) => {
      const { dailySalary, hourlySalary, realtimeSalary, contractDividend } = settings.values
      const agreed = agreedSalaries(sandbox, member.id)
      const [daily, hourly, realtime, dividend] = [
        dailySalary && agreed.has('daily'),
        hourlySalary && agreed.has('hourly'),
        realtimeSalary && agreed.has('realtime'),
        contractDividend && roleOf(member.type) === 'agent',
      ]
      return {
        dailysalreqtype: daily,
        divtypereq: dividend,
        contracthoursalreq: hourly,
        realtimesalreqtype: realtime,
        info: {
          contractmrdailysalinfotype: daily && contractDividend,
          contracthoursalinfo: hourly,
          dailysalinfotype: daily,
          realtimesalinfotype: realtime,
          divtypeinfo: dividend,
        },
      }
    },
    merchantWallet: ({ member }) => {
      const isSingle = settings.values.singleWallet
      return { isSingle, wallets: isSingle ? [] : memberWallets(sandbox, member.id) }
    },
    avatar: ({ member }) => ({ url: avatarAddress(member) }),
    icon: ({ member: { level } }) => {
      const label = level === null ? undefined : levelLabels[level]
      return level === null || label === undefined ? { url: null } : { url: levelPath(level), label }
    },
  }
}
