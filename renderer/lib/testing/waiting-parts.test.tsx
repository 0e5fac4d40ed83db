import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

/** A part that waits, as one does whose texts haven't been loaded. */
function partThatWaits() {
  const arrival = Promise.withResolvers<void>()
  let isThere = false
  function Part({ name }: { name: string }) {
    if (!isThere) throw arrival.promise
    return <p>{`part ${name}`}</p>
  }
  function arrive() {
    isThere = true
    arrival.resolve()
  }
  return { Part, arrive }
}

test('three parts that wait leave a test’s page alive when what is around them is rendered again', async () => {
  const { Part, arrive } = partThatWaits()
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        {isOpen &&
          ['one', 'two', 'three'].map((name) => (
            <Suspense key={name} fallback={<p>{`${name} waits`}</p>}>
              <Part name={name} />
            </Suspense>
          ))}
      </>
    )
  }
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'open' }).click()
  await screen.rerender(<Page />)
  await expect.element(screen.getByText('three waits')).toBeVisible()
  arrive()
  await expect.element(screen.getByText('part three')).toBeVisible()
})
