import { useSearchParams } from 'react-router-dom'
import { useAccount } from '../api/use-feedback.ts'
import { useDraft } from '../model/use-draft.ts'
import { FeedbackForm } from './feedback-form.tsx'

/** The feedback form with the current writer's draft. The key gives another account a new form. */
export function FeedbackDesk({ onSent }: { onSent: (reference: string) => void }) {
  const [query] = useSearchParams()
  const account = useAccount()
  const { draft, change, emptied } = useDraft(query.get('kind'), account)
  return <FeedbackForm key={emptied} account={account} draft={draft} onChange={change} onSent={onSent} />
}
