import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** Placeholder for the form while the channels load. */
export function DepositSkeleton({ label }: { label: string }) {
  return (
    <output className="stack">
      <span className="visually-hidden">{label}</span>
      <Skeleton height="130px" />
      <Skeleton height="58px" />
      <Skeleton height="40px" />
    </output>
  )
}
