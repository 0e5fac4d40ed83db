import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { loneText } from './lint-rules.ts'

RuleTester.describe = describe
RuleTester.it = it

const kept = [
  '<p>words</p>',
  '<p>{t("words")}</p>',
  '<p>{`${name} · ${time}`}</p>',
  '<b><Icon /> <span>{name}</span></b>',
  '<b>{shown && <Icon />}{other ? <i /> : null}{list.map(row)}</b>',
  '<b>{/* Why. */}{name}</b>',
  'const icon = <Icon />; const row = (name) => <li>{name}</li>; x = <b>{icon}{row("words")}</b>',
  'type Props = { lead: ReactNode }; const Part = ({ lead, children }: Props) => <p>{lead}{children}</p>',
  'const marks: Record<string, ReactNode> = {}; x = <p><i />{marks[kind]}</p>',
  'function follow(): ReactNode { return null } x = <p><i />{follow()}</p>',
]

const broken: [code: string, texts: number][] = [
  ['<p><Icon /> words</p>', 1],
  ['<p><Icon />{t("words")}</p>', 1],
  ['<p>{name} {time}</p>', 2],
  ['<p>{count}+</p>', 2],
  ['<>{t("words")}</>', 1],
  ['<p>{shown && t("words")}<Icon /></p>', 1],
  ['<p>{shown ? <i /> : name}<Icon /></p>', 1],
  ['<p>{name ?? <i />}<Icon /></p>', 1],
  ['<p>{page.title}<Icon /></p>', 1],
  ['<p>{names?.[kind]}<Icon /></p>', 1],
  ['<Button><Icon />{`${name}`}</Button>', 1],
  ['const label = t("words"); x = <p><Icon />{label}</p>', 1],
]

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  '[ERR-03] a text beside other nodes',
  loneText,
  {
    valid: kept,
    invalid: broken.map(([code, errors]) => ({ code, errors })),
  },
)
