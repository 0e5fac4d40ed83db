import { Landmark, QrCode, Wallet } from 'lucide-react'
import styles from './bank-tag.module.css'

const icons = { bank: Landmark, wallet: Wallet, qr: QrCode }
export type BankKind = keyof typeof icons

export interface BankTagProps {
  kind: BankKind
  /** Name of the bank or wallet. */
  name: string
  /** The account number, already masked: "•••• 4471". */
  account?: string | undefined
}

/** A bank or wallet with an account there, in one line. */
export function BankTag({ kind, name, account }: BankTagProps) {
  const Icon = icons[kind]
  return (
    <span className={styles.bank}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        {account && <span className="num">{account}</span>}
      </span>
    </span>
  )
}
