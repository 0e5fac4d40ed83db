import { ChevronDown, Crown, Eye, Flame, Heart, Plus } from 'lucide-react'
import { useState } from 'react'
import { pathTo } from '#lib/paths/path-to.ts'
import { Button } from '#ui/button/button.tsx'
import type { ButtonVariant } from '#ui/button/button-look.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Checkbox, Radio } from '#ui/checkbox/checkbox.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { CodeInput } from '#ui/code-input/code-input.tsx'
import { Field } from '#ui/field/field.tsx'
import { HalfSun } from '#ui/half-sun/half-sun.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { PhoneInput } from '#ui/phone-input/phone-input.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Select } from '#ui/select/select.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { Block, Line } from './block.tsx'
import styles from './gallery.module.css'
import { LongFields } from './long-fields.tsx'

const variants = [
  ['primary', 'Primary'],
  ['accent', 'Accent'],
  ['secondary', 'Default'],
  ['danger', 'Danger'],
  ['quiet', 'Quiet'],
] satisfies [ButtonVariant, string][]

export function ButtonsBlock() {
  return (
    <Block title="Buttons">
      {variants.map(([variant, label]) => (
        <Line key={variant}>
          <Button variant={variant}>{label}</Button>
          {['hover', 'press', 'focus'].map((state) => (
            <Button key={state} variant={variant} data-state={state}>
              {state.charAt(0).toUpperCase() + state.slice(1)}
            </Button>
          ))}
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
        </Line>
      ))}
      <Line>
        <Button variant="primary" size="lg">
          Large
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="sm">
          Small
        </Button>
        <LinkButton variant="primary" to={pathTo('deposit')}>
          <Plus />
          <span>Deposit</span>
        </LinkButton>
        <Tooltip text="Favourite">
          <IconButton label="Favourite">
            <Heart />
          </IconButton>
        </Tooltip>
        <IconButton label="Show">
          <Eye />
        </IconButton>
        <Button iconOnly aria-label="Add">
          <Plus />
        </Button>
      </Line>
      <div className={styles.dusk}>
        <Button variant="dusk">Open in a window</Button>
      </div>
    </Block>
  )
}

const countries = [
  { code: 'PH', name: 'Philippines', dialCode: '63' },
  { code: 'VN', name: 'Vietnam', dialCode: '84' },
]

export function FieldsBlock() {
  const [country, setCountry] = useState('PH')
  return (
    <Block title="Fields">
      <div className={styles.pair}>
        <Field label="Username">
          <TextInput placeholder="At least 6 characters" />
        </Field>
        <Field label="Password" hint="8 to 20 characters.">
          <PasswordInput showLabel="Show password" hideLabel="Hide password" defaultValue="xxxxxxxx" />
        </Field>
        <Field label="Mobile number" error="Enter a valid mobile number, such as 0917 123 4567.">
          <PhoneInput
            countries={countries}
            country={country}
            onCountryChange={setCountry}
            countryLabel="Country code"
            defaultValue="0917 123 4"
          />
        </Field>
        <Field label="Referral code" mark="Optional" success="Code is valid">
          <TextInput defaultValue="BAY-7K2Q" />
        </Field>
        <Field label="Verification code">
          <CodeInput
            placeholder="6 digits"
            action={
              <Button size="sm" variant="quiet" disabled>
                Resend in 0:48
              </Button>
            }
          />
        </Field>
        <Field label="Vendor">
          <Select>
            <option>All vendors</option>
          </Select>
        </Field>
        <LongFields />
        <Field label="Off">
          <TextInput defaultValue="Manila" disabled />
        </Field>
        <Field label="Search games" hideLabel>
          <TextInput type="search" tone="soft" size="sm" placeholder="Search games" />
        </Field>
      </div>
      <div className={`${styles.line} ${styles.gap}`}>
        <Checkbox defaultChecked>Ticked</Checkbox>
        <Checkbox>Not ticked</Checkbox>
        <Radio name="choice" defaultChecked>
          Chosen
        </Radio>
        <Radio name="choice">Not chosen</Radio>
      </div>
    </Block>
  )
}

export function TabsBlock() {
  const [way, setWay] = useState<'username' | 'sms'>('username')
  const [list, setList] = useState<'all' | 'hot' | 'recent'>('all')
  const [jackpot, setJackpot] = useState(true)
  return (
    <Block title="Tabs, segments, chips">
      <div>
        <Tabs
          label="Ways to log in"
          tabs={[
            { value: 'username', label: 'Username' },
            { value: 'sms', label: 'SMS code' },
          ]}
          value={way}
          onValueChange={setWay}
        >
          <span className="visually-hidden">{way}</span>
        </Tabs>
      </div>
      <Line>
        <SegmentedControl
          label="List"
          segments={[
            { value: 'all', label: 'All', count: '1,284' },
            { value: 'hot', label: 'Hot', icon: <Flame /> },
            { value: 'recent', label: 'Recent' },
          ]}
          value={list}
          onValueChange={setList}
        />
      </Line>
      <Line>
        <Chip pressed={jackpot} onClick={() => setJackpot(!jackpot)}>
          <Crown />
          <span>Jackpot</span>
        </Chip>
        <Chip pressed={!jackpot} onClick={() => setJackpot(!jackpot)}>
          <Crown />
          <span>Jackpot</span>
        </Chip>
        <Chip>
          <span>Min bet</span> <b>All</b>
          <ChevronDown />
        </Chip>
        <Chip size="sm">Today</Chip>
      </Line>
      <div className={styles.navigation}>
        <span>
          <span>Slots</span>
          <HalfSun />
        </span>
        <span className="muted">Live Casino</span>
        <span className="muted">Fishing</span>
      </div>
    </Block>
  )
}
