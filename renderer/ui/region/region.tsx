import { Component, type ErrorInfo, type ReactNode } from 'react'
import { LostChunk } from '#lib/chunks/load-chunk.ts'
import { recovery } from '#lib/chunks/recovery.ts'
import { forgetFailedParts } from '#lib/lazy-part/lazy-part.ts'
import { report } from '#lib/log/report.ts'
import { RegionFailure } from './region-failure.tsx'

type RegionProps = {
  children: ReactNode
  /** Rendered in its place when it broke; by default a failure with a "Try again" button. */
  fallback?: (retry: () => void) => ReactNode
  /** A new value retries what broke. In the main region it is the address. */
  resetKey?: string
}

type RegionState = { error: unknown; resetKey: string | undefined }

/**
 * An error boundary for a part of the page, so that the rest keeps working. If a chunk couldn't be loaded, the part
 * is retried automatically once the server can be reached again.
 */
export class Region extends Component<RegionProps, RegionState> {
  #losses = 0
  #stopWaiting = () => {}

  override state: RegionState = { error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<RegionState> {
    return { error: error ?? new Error('a part of the page broke') }
  }

  static getDerivedStateFromProps({ resetKey }: RegionProps, state: RegionState): RegionState | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (error instanceof LostChunk) {
      this.#stopWaiting()
      this.#stopWaiting = recovery.await(error, this.#losses, this.#retry)
      this.#losses += 1
    }
    // Lets the next render load failed parts again, whether by "Try again" or at another address.
    forgetFailedParts()
    report('error', `A part of the page broke:${info.componentStack?.split(/\n\s*/, 4).join(' ')}`, error)
  }

  override componentWillUnmount(): void {
    this.#stopWaiting()
  }

  #retry = () => {
    this.#stopWaiting()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    if (this.state.error === undefined) return children
    return fallback ? fallback(this.#retry) : <RegionFailure onRetry={this.#retry} />
  }
}
