import { CircleSlash, Globe, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogFooter } from '#ui/dialog/dialog-footer.tsx'
import { DialogScene } from '#ui/dialog/dialog-scene.tsx'
import { GenericModal } from '#ui/dialog/generic-modal.tsx'
import { Field } from '#ui/field/field.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { Block, Line } from './block.tsx'

type Overlay = 'login' | 'register' | 'notice' | 'sign-out' | 'exclude' | 'drawer' | 'deposit' | 'details'

const openers: [Overlay, string][] = [
  ['login', 'Log in dialog'],
  ['register', 'Register dialog'],
  ['notice', 'Notice dialog'],
  ['sign-out', 'Sign out'],
  ['exclude', 'Exclude'],
  ['drawer', 'Drawer'],
  ['deposit', 'Side sheet'],
  ['details', 'Bottom sheet'],
]

export function OverlaysBlock() {
  const [shown, setShown] = useState<Overlay>()
  const [language, setLanguage] = useState('EN')
  const close = () => setShown(undefined)
  return (
    <Block title="Dialogs, sheets, menus" wide>
      <Line>
        {openers.map(([overlay, label]) => (
          <Button key={overlay} onClick={() => setShown(overlay)}>
            {label}
          </Button>
        ))}
        <Menu
          label="Language"
          trigger={(props) => (
            <Button {...props} variant="quiet">
              <Globe />
              <span className="visually-hidden">Language </span>
              <span>{language}</span>
            </Button>
          )}
          items={[
            { value: 'EN', label: 'English', lang: 'en', checked: language === 'EN' },
            { value: 'TY', label: 'Filipino', lang: 'fil', checked: language === 'TY' },
            { value: 'VI', label: 'Tiếng Việt', lang: 'vi', checked: language === 'VI' },
          ]}
          onSelect={setLanguage}
        />
        <Popover label="About" trigger={(props) => <Button {...props}>Popover</Button>}>
          A small panel beside its button.
        </Popover>
      </Line>
      <AuthDialog title="Log in" width={820} open={shown === 'login'} onClose={close} />
      <AuthDialog title="Register" width={980} open={shown === 'register'} onClose={close} />
      <GenericModal
        open={shown === 'notice'}
        onClose={close}
        title="Notice"
        closeLabel="Close"
        moveLabel="Move with the arrow keys"
      >
        <p>The work on Kidlat's side ended at 17:58. Every game is open again.</p>
      </GenericModal>
      <ConfirmDialog
        open={shown === 'sign-out'}
        onClose={close}
        icon={<LogOut />}
        title="Sign out?"
        actions={
          <>
            <Button onClick={close}>Stay</Button>
            <Button variant="accent" onClick={close}>
              Sign out
            </Button>
          </>
        }
      >
        Open games close. Your balance and bets stay as they are.
      </ConfirmDialog>
      <ConfirmDialog
        open={shown === 'exclude'}
        onClose={close}
        cover={false}
        icon={<CircleSlash />}
        tone="danger"
        title="Exclude yourself for 6 months?"
        actions={
          <>
            <Button onClick={close}>Go back</Button>
            <Button variant="danger" onClick={close}>
              Exclude me
            </Button>
          </>
        }
      >
        You cannot play, deposit or undo this until 21 May 2027. Your balance is paid out.
      </ConfirmDialog>
      <Sheet
        open={shown === 'drawer'}
        onClose={close}
        side="start"
        title="Menu"
        closeLabel="Close"
        head={logo}
      >
        <p>Navigation</p>
      </Sheet>
      <Sheet open={shown === 'deposit'} onClose={close} side="end" title="Deposit" closeLabel="Close">
        <p>The game stays open behind.</p>
      </Sheet>
      <Sheet open={shown === 'details'} onClose={close} side="bottom" title="Mango Tumble" closeLabel="Close">
        <p>Bet range ₱0.10 – ₱500.00</p>
      </Sheet>
    </Block>
  )
}

const logo = <Logo mark="/mark.svg" wordmark="palaro" />

function AuthDialog(props: { title: string; width: number; open: boolean; onClose: () => void }) {
  const [way, setWay] = useState<'username' | 'sms'>('username')
  return (
    <Dialog
      {...props}
      closeLabel="Close"
      scene={
        <DialogScene logo={<Logo mark="/mark.svg" wordmark="palaro" onDusk />} title="Maligayang pagbabalik.">
          Weekend rebate is on until Sunday, 23:59.
        </DialogScene>
      }
    >
      <Tabs
        label="Ways to log in"
        tabs={[
          { value: 'username', label: 'Username' },
          { value: 'sms', label: 'SMS code' },
        ]}
        value={way}
        onValueChange={setWay}
        className="stack"
      >
        <Field label="Username">
          <TextInput autoComplete="username" />
        </Field>
        <Field label="Password" error="Username or password is not right. 3 tries left.">
          <PasswordInput showLabel="Show password" hideLabel="Hide password" />
        </Field>
        <DialogFooter note="New to Palaro?">
          <Button variant="primary" size="lg" block type="submit">
            Log in
          </Button>
        </DialogFooter>
      </Tabs>
    </Dialog>
  )
}
