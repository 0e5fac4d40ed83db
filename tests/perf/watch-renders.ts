import type { Page } from '@playwright/test'

/** The part of React's internal fibers that is used here; a flag says that the fiber rendered in this commit. */
export type Fiber = {
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  return: Fiber | null
  tag: number
  flags: number
  stateNode: unknown
}

/** Walks through the fibers that each commit changed. Runs in the page. */
function watchCommits(rendered: (component: Fiber) => void) {
  const performedWork = 1
  const functionTags = new Set([0, 11, 14, 15])
  function visit(next: Fiber) {
    const { alternate } = next
    if (!alternate) return
    if (functionTags.has(next.tag) && next.flags & performedWork) rendered(next)
    if (next.child === alternate.child) return
    for (let child = next.child; child; child = child.sibling) visit(child)
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  })
}

/**
 * Calls `rendered` for every function component that renders again, through React's hook for developer tools.
 * @param rendered runs in the page, so it can't use anything outside itself except the window.
 */
export const watchRenders = (page: Page, rendered: (component: Fiber) => void): Promise<unknown> =>
  page.addInitScript({ content: `(${String(watchCommits)})(${String(rendered)})` })
