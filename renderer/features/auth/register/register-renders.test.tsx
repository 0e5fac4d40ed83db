import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { allRules, openRegister } from '../testing/open-register.tsx'

/** What React reports about a component to its developer tools. `flags` says whether it rendered in this commit. */
type Fiber = {
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  return: Fiber | null
  tag: number
  flags: number
  type: unknown
  memoizedProps: unknown
}

// Must run before React loads, because React looks for the hook only once.
const { rendered } = vi.hoisted(() => {
  const fields = new Set<string>()
  const performedWork = 1
  const functionTags = new Set([0, 11, 14, 15])
  const fieldAround = (fiber: Fiber | null): string | undefined => {
    for (let at = fiber; at; at = at.return) {
      const { type, memoizedProps: props } = at
      const isField = typeof type === 'function' && type.name === 'RegisterField'
      if (isField && typeof props === 'object' && props !== null && 'name' in props) return String(props.name)
    }
    return undefined
  }
  const visit = (next: Fiber) => {
    const { alternate } = next
    if (!alternate) return
    if (functionTags.has(next.tag) && next.flags & performedWork) {
      const field = fieldAround(next)
      if (field !== undefined) fields.add(field)
    }
    if (next.child === alternate.child) return
    for (let child = next.child; child; child = child.sibling) visit(child)
  }
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  })
  return { rendered: fields }
})

/** Types one character into each field and returns which fields rendered for each. */
async function typeEverywhere(dialog: Awaited<ReturnType<typeof openRegister>>['dialog']) {
  const inputs = dialog.getByRole('textbox').elements() as HTMLInputElement[]
  const worst: Record<string, string[]> = {}
  for (const input of inputs) {
    input.focus()
    rendered.clear()
    await userEvent.keyboard('7')
    // Validation is asynchronous. Its renders are done within two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    worst[input.name] = [...rendered]
  }
  return worst
}

const tooMany = ([, fields]: [name: string, fields: string[]]) => fields.length > 2

test('[REG-11] with every field on, a keystroke renders its own field and at most one other', async () => {
  const { dialog, field, button } = await openRegister({ rules: allRules, path: '/register' })
  await expect.element(field('Username')).toHaveFocus()
  const untouched = await typeEverywhere(dialog)
  expect(Object.keys(untouched).length).toBeGreaterThanOrEqual(18)
  expect(Object.entries(untouched).filter(tooMany)).toEqual([])
  // Shows that the hook works: the password's rules are ticked off while typing.
  expect(untouched.password).toEqual(['password'])

  await button.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  const inFault = await typeEverywhere(dialog)
  expect(Object.entries(inFault).filter(tooMany)).toEqual([])
  expect(Object.values(inFault).flat().length).toBeGreaterThan(1)
})
