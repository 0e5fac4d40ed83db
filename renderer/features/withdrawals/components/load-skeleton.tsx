import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** In place of something that loads. */
export const LoadSkeleton = () => (
  <div className="stack" aria-busy="true">
    <Skeleton height="88px" />
    <Skeleton height="220px" />
  </div>
)
