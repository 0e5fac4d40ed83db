import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { useOpenCustomerService } from './use-customer-service.ts'

function Page() {
  useQuery(systemQueries(useGateway()).permission(usePlatform().publicHost))
  const [why, setWhy] = useState<string>()
  const open = useOpenCustomerService(setWhy)
  return (
    <>
      <button type="button" disabled={!open} onClick={open}>
        Customer service
      </button>
      <p role="alert">{why}</p>
    </>
  )
}

test('[CHT-02] where the address can’t be read, its window closes and it is said why', async () => {
  const customerService = { link: 'no.jwe', key: 'no key' }
  fakeNetwork().answer(system.permission, () => ({ info: { ...samples.permission.info, customerService } }))
  const done: string[] = []
  const openWindow = () => ({
    opened: true,
    go: (url: string) => void done.push(url),
    cancel: () => void done.push('closed'),
  })
  const screen = await renderSite(<Page />, { platform: { openWindow } })
  await screen.getByRole('button', { name: 'Customer service' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('unreadable')
  expect(done).toEqual(['closed'])
})
