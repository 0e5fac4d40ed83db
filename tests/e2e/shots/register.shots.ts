/** Screenshots of every state of the registration; see screens.shots.ts. */
import { takePictures } from './take-pictures.ts'

takePictures([
  { name: 'register', path: '/register' },
  {
    name: 'register-all-fields',
    path: '/register',
    given: (sandbox) =>
      sandbox.setFlags({
        email: 'required',
        payeeName: 'required',
        mobileNum: 'required',
        captcha: 'required',
        idNumber: 'optional',
        paymentPassword: 'required',
        whatsapp: 'required',
        line: 'optional',
        affiliateCode: 'optional',
      }),
    then: async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
    },
  },
  {
    name: 'register-invitation-refused',
    path: '/register?affiliateCode=NOBODY',
    given: (sandbox) => sandbox.setFlag('affiliateCode', 'optional'),
    then: async ({ page }) => {
      const form = page.getByRole('dialog', { name: 'Register' })
      await form.getByRole('textbox', { name: 'Username' }).fill('bituin88')
      await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Mabuhay8')
      await form.getByRole('textbox', { name: 'Confirm password' }).fill('Mabuhay8')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Register' }).click()
      await page.getByRole('dialog', { name: 'This invitation code isn’t valid.' }).waitFor()
    },
  },
  {
    name: 'register-mobile',
    path: '/register',
    then: async ({ page, site }) => {
      await site.dialog('Register').getByRole('tab', { name: 'By mobile number' }).click()
      await page.getByRole('textbox', { name: 'Mobile number' }).waitFor()
    },
  },
  {
    name: 'register-failed',
    path: '/register',
    given: (sandbox) => sandbox.fault('member.register', 'drop'),
    then: async ({ site }) => {
      const form = site.dialog('Register')
      await form.getByRole('textbox', { name: 'Username' }).fill('bituin88')
      await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Mabuhay8')
      await form.getByRole('textbox', { name: 'Confirm password' }).fill('Mabuhay8')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Register' }).click()
      await form.getByRole('alert').waitFor()
    },
  },
])
