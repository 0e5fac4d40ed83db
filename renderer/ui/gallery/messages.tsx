import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Loader, Spinner } from '#ui/spinner/spinner.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { Block, Line } from './block.tsx'
import styles from './gallery.module.css'

export function NotesBlock() {
  return (
    <Block title="Notes and toasts">
      <Notice>
        <b>You can close this.</b> <span>The order goes on without the window.</span>
      </Notice>
      <Notice tone="warn">Raising a limit takes 24 hours. Lowering is at once.</Notice>
      <Notice tone="danger">
        <b>Two fields need another look.</b>
      </Notice>
      <Line>
        <Button onClick={showAll}>Show toasts</Button>
        <Spinner label="Loading" />
      </Line>
      <div className={styles.stage}>
        <Loader label="Opening the game" />
      </div>
    </Block>
  )
}

function showAll(): void {
  showToast({
    title: '₱1,000.00 has been added to your balance',
    body: 'Reload 50% added ₱500.00.',
    duration: null,
  })
  showToast({
    tone: 'danger',
    title: "Manila Nights wasn't added",
    body: 'The connection dropped, so we put the heart back.',
    action: { label: 'Try again', onPress: showAll },
    duration: null,
  })
  showToast({
    tone: 'warn',
    title: 'Your session ended',
    body: 'You were signed out after 30 minutes away.',
    duration: null,
  })
}

export function StatesBlock() {
  return (
    <Block title="Empty and failed" wide>
      <div className={styles.three}>
        <Card padded={false}>
          <EmptyState title="No favourites yet" action={<Button variant="accent">Browse hot games</Button>}>
            Tap the heart on any game and it waits for you here, on every device.
          </EmptyState>
        </Card>
        <Card padded={false}>
          <EmptyState
            scene="lens"
            title={'No games found for “jakpot tiger”'}
            action={
              <>
                <Chip size="sm">Tigre de Oro</Chip>
                <Chip size="sm">Jackpot games</Chip>
              </>
            }
          >
            We looked in 1,284 games. These come close:
          </EmptyState>
        </Card>
        <Card padded={false}>
          <FailureState title="This page didn’t load" retry={{ label: 'Try again', onPress: showAll }}>
            Luntian is not answering. The 42 games above are still here.
          </FailureState>
        </Card>
      </div>
    </Block>
  )
}
