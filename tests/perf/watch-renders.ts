import type { Page } from '@playwright/test'

/** What React tells its developer tools of a component or an element; the flag says that it rendered in this commit. */
export type Fiber = {
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  return: Fiber | null
  tag: number
  flags: number
  stateNode: unknown
}

/** Walks through what each commit changed. Runs in the page. */
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
 * Has a page tell of every function component that renders again, by the hook that React offers to developer tools.
 * @param rendered runs in the page: it can reach nothing outside itself but the window.
 */
export const watchRenders = (page: Page, rendered: (component: Fiber) => void): Promise<unknown> =>
  page.addInitScript({ content: `(${String(watchCommits)})(${String(rendered)})` })
