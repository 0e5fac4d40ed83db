import { useUnreadCount } from '#lib/messages/use-unread-count.ts'
import { useUnreadWatch } from '#lib/messages/use-unread-watch.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { Toaster } from '#ui/toast/toaster.tsx'
import { MessageCentre } from '../components/message-centre.tsx'
import { UnreadBadge } from '../components/unread-badge.tsx'

/** Another place that shows the number, as the header does. */
function Elsewhere() {
  return <output data-testid="elsewhere">{useUnreadCount().count}</output>
}

/** The centre's page, with the menu's badge and what polls the number. */
function Page() {
  useUnreadWatch()
  return (
    <>
      <MessageCentre notices={<p>The notices</p>} />
      <div data-testid="badge">
        <UnreadBadge />
      </div>
      <Elsewhere />
      <Toaster label="Toasts" closeLabel="Close the toast" />
    </>
  )
}

/** Shows the page for a signed-in member. */
export const showMessages = (search = '') => showCentrePage('Platform information', Page, search)

type Screen = Awaited<ReturnType<typeof showMessages>>
/** What the other place and the badge show. */
export const numbers = (screen: Screen) => [
  screen.getByTestId('elsewhere').element().textContent,
  screen.getByTestId('badge').element().textContent?.trim(),
]
/** What both places show for a count: the badge also says it in words. */
export const both = (count: number) => [
  String(count),
  count === 0 ? '' : `${count} ${count} unread message${count === 1 ? '' : 's'}`,
]
