/** The payment page of an order, as HTML. Needs no script. */
import { html } from 'hono/html'
import { languageTag } from '../client/languages.ts'
import { formatMoney } from '../client/money.ts'
import type { WalletPayment } from '../wire/wallet-api.ts'
import { bankName, type PayText, payTextsIn } from './pay-texts.ts'

type Html = ReturnType<typeof html>
type Said = ReturnType<typeof payTextsIn>

const document = (language: string, title: string, body: Html): Html => {
  const t = payTextsIn(language)
  return html`<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${title} · ${bankName}</title>
<link rel="stylesheet" href="/assets/client/pay.css">
</head>
<body>
<header><b>${bankName}</b><span>${t('sandbox')}</span></header>
<main>${body}</main>
</body>
</html>`
}

const clock = (time: number, language: string): string =>
  new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  }).format(time)

/** What a page without buttons says, for an order that can't be paid now. */
function outcomeOf({
  state,
  own,
  stopped,
}: WalletPayment): readonly [title: PayText, words: PayText, tone: string] {
  if (stopped) return ['stopped', 'stoppedText', 'bad']
  switch (state) {
    case 'failed':
      return ['refused', 'refusedText', 'bad']
    case 'expired':
      return ['expired', 'expiredText', 'bad']
    case 'cancelled':
      return ['cancelled', 'cancelledText', 'bad']
    default:
      return own ? ['paid', 'paidText', 'good'] : ['already', 'alreadyText', 'good']
  }
}

/** The form while the order can be paid, otherwise what became of it. `action` is the signed query of its address. */
export function payPage(
  payment: WalletPayment,
  {
    language,
    action,
    attempt,
    back,
  }: { language: string; action: string; attempt: string; back: string | null },
): Html {
  const t = payTextsIn(language)
  const amount = formatMoney(payment.amount, { currency: payment.currency, language })
  const fill = { amount, merchant: payment.merchant }
  const link = back !== null && html`<p><a class="back" href="${back}">${t('back', fill)}</a></p>`
  const order = facts(payment, t, language)
  if (payment.state !== 'created') {
    const [title, words, tone] = outcomeOf(payment)
    return document(
      language,
      t(title),
      html`<h1 data-tone="${tone}">${t(title)}</h1><p role="status">${t(words, fill)}</p>${order}${link || ''}`,
    )
  }
  const title = t('payTo', fill)
  return document(
    language,
    title,
    html`<h1>${title}</h1>
<p class="amount">${amount}</p>
${payment.opened > 1 ? html`<p class="note" role="status">${t('again')}</p>` : ''}
${order}
<form method="post" action="/pay?${action}">
<input type="hidden" name="attempt" value="${attempt}">
<button class="pay" name="action" value="pay">${t('pay', fill)}</button>
<button name="action" value="refuse">${t('refuse')}</button>
</form>
<p class="small">${t('leave')}</p>
${link || ''}`,
  )
}

const facts = ({ orderId, channel, state, expires }: WalletPayment, t: Said, language: string): Html =>
  html`<dl>
<div><dt>${t('order')}</dt><dd>${orderId}</dd></div>
<div><dt>${t('channel')}</dt><dd>${channel}</dd></div>
${state === 'created' ? html`<div><dt>${t('until')}</dt><dd>${clock(expires, language)}</dd></div>` : ''}
</dl>`

/** Shown when there is no order to show: its address is wrong, or the merchant can't be reached. */
export const brokenPayPage = (why: 'changed' | 'unavailable', language: string): Html => {
  const t = payTextsIn(language)
  return document(
    language,
    t(why),
    html`<h1 data-tone="bad">${t(why)}</h1><p role="alert">${t(`${why}Text`)}</p>`,
  )
}
