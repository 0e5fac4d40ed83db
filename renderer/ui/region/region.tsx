import { Component, type ErrorInfo, type ReactNode } from 'react'
import { LostChunk } from '#lib/chunks/load-chunk.ts'
import { recovery } from '#lib/chunks/recovery.ts'
import { forgetFailedParts } from '#lib/lazy-part/lazy-part.ts'
import { report } from '#lib/log/report.ts'
import { RegionFailure } from './region-failure.tsx'

type RegionProps = {
  children: ReactNode
  /** What stands in its place when it broke; a failure with Try again unless told. */
  fallback?: (retry: () => void) => ReactNode
  /** A change of it gives what broke another chance: the address, for the main region. */
  resetKey?: string
}

type RegionState = { error: unknown; resetKey: string | undefined }

/**
 * A part of the page that may break without taking the rest along. Where its code could not be had, it comes by
 * itself once the server is reached again.
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
    // What is drawn from now on, by Try again or at another address, may load anew.
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
