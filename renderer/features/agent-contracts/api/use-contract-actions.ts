import { useOneAtATime } from '#lib/forms/use-one-at-a-time.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useContractChange } from './use-contracts.ts'

/** Everything that can be done to a contract, and whether something is under way. */
export function useContractActions() {
  const faultMessage = useFaultMessage()
  const answer = useContractChange(agentContracts.answer)
  const withdraw = useContractChange(agentContracts.withdraw)
  const terminate = useContractChange(agentContracts.terminate)
  const askEnd = useContractChange(agentContracts.askEnd)
  const answerEnd = useContractChange(agentContracts.answerEnd)
  const run = useOneAtATime()
  /**
   * Does it, and reports that it was done, or why it wasn't. Returns whether it was, which it isn't for a second press
   * while the first is under way.
   */
  const report = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    const isDone = await run(async () => {
      try {
        await work()
        showToast({ title: done })
        return true
      } catch (error) {
        showToast({ tone: 'danger', title: faultMessage(error) })
        return false
      }
    })
    return isDone === true
  }
  const all = { answer, withdraw, terminate, askEnd, answerEnd }
  return { ...all, report, isPending: Object.values(all).some(({ isPending }) => isPending) }
}
