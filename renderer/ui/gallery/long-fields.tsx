import { useState } from 'react'
import { BankTag } from '#ui/bank-tag/bank-tag.tsx'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Field } from '#ui/field/field.tsx'

const banks = [
  'BayBank Savings',
  'Cebu Rural Bank',
  'Luzon Trust',
  'Mindanao Commercial Bank',
  'Visayas Bank',
].map((label) => ({ value: label, label }))

/** Fields of the centres: a bank from a long list, a date, and accounts. */
export function LongFields() {
  const [bank, setBank] = useState('BayBank Savings')
  const [day, setDay] = useState('1998-02-07')
  return (
    <>
      <Field label="Bank">
        <Combobox
          options={banks}
          value={bank}
          onValueChange={setBank}
          listLabel="Banks"
          noMatch="No bank of this name"
        />
      </Field>
      <DateField label="Date of birth" value={day} onValueChange={setDay} max="2005-11-23" />
      <BankTag kind="bank" name="BayBank Savings" account="•••• 4471" />
      <BankTag kind="wallet" name="GCash" account="0917 ••• ••67" />
    </>
  )
}
