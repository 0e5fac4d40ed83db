import { expect, test } from '../fixtures/site.ts'

test('[MBR-03][RSG-05] a member fills in the profile, binds an email, signs out a device and proves who they are', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await sandbox.setFlag('identityCheck', true)
  await site.openSignedIn('/?member=securityCenter&member.section=profile', account.token)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByLabel('Nickname').fill('Tala ng Dagat')
  await centre.getByLabel('Real name').fill('Maria Santos')
  await centre.getByLabel('Birthday').fill('1994-08-12')
  await centre.getByRole('combobox', { name: 'Nationality' }).fill('Phil')
  await page.keyboard.press('Enter')
  await centre.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(centre.getByText('All changes saved')).toBeVisible()
  await centre.getByRole('button', { name: 'Tala', exact: true }).click()
  await expect(centre.getByRole('button', { name: 'Tala', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // Survives a reload, in the same section; what is fixed can't be typed any more.
  await page.reload()
  await expect(centre.getByLabel('Real name')).toHaveValue('M••• S•••')
  await expect(centre.getByLabel('Real name')).toHaveJSProperty('readOnly', true)
  await expect(centre.getByLabel('Nationality')).toHaveValue('Philippines')

  await centre.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'My account' }).click()
  await expect(centre.getByRole('heading', { name: 'Tala ng Dagat' })).toBeVisible()
  await centre.getByRole('button', { name: 'Mobile and email' }).click()
  await centre.getByRole('button', { name: 'Add an email' }).click()
  const address = `${account.username}@bago.example`
  await centre.getByLabel('New email', { exact: true }).fill(address)
  await centre.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(async () => (await sandbox.inbox(address)).length).toBe(1)
  await centre.getByLabel('Code sent to the new email').fill(await sandbox.codeFor(address, 'bind'))
  await centre.getByRole('button', { name: 'Save this email' }).click()
  await expect(centre.getByText(`${address.charAt(0)}•••@bago.example`)).toBeVisible()

  const other = await sandbox.signIn(account.username)
  await page.goto('/?member=securityCenter&member.section=devices')
  await expect(centre.getByText('This device')).toBeVisible()
  await centre.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(page.getByText('1 other device has been signed out.')).toBeVisible()
  const info = (token: string) =>
    page.request.get('/wps/member/info', {
      headers: { Authorization: `Bearer ${token}`, Merchant: 'palaro' },
    })
  expect([(await info(other)).status(), (await info(account.token)).status()]).toEqual([401, 200])

  await page.goto('/?member=securityCenter&member.section=identity')
  await centre.getByRole('button', { name: 'Start' }).click()
  await centre.getByRole('radio', { name: /Passport/ }).check()
  await centre.getByLabel('Document number').fill('P1234567A')
  for (const [name, size] of [
    ['Front', 480],
    ['You with the document', 520],
  ] as const) {
    const part = centre.getByRole('group', { name })
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: size, height: size } })
    const picture = { name: `${size}.png`, mimeType: 'image/png', buffer }
    await part.locator('input[type=file]').setInputFiles(picture)
    await expect(part.getByText('Added', { exact: true })).toBeVisible()
  }
  await centre.getByRole('button', { name: 'Send documents' }).click()
  await expect(centre.getByText('We’re checking your documents')).toBeVisible()
  await sandbox.advanceClock(11 * 60_000)
  await page.reload()
  await expect(centre.getByText('You’re verified')).toBeVisible()
})
