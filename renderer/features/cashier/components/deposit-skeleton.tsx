import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The desk's place until the channels are there. */
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
