import type { ReactNode } from 'react'
import { create } from 'zustand'
import { onSessionEnd } from '#lib/session/session-store.ts'

export interface Toast {
  id: number
  tone: 'success' | 'warn' | 'danger'
  title: ReactNode
  body?: ReactNode
  action?: { label: string; onPress: () => void } | undefined
  /** Milliseconds it stays; `null` until it is closed. */
  duration: number | null
}

/** What a toast is made of; it succeeds and stays six seconds unless told otherwise, failures ten. */
export type NewToast = Pick<Toast, 'title' | 'body' | 'action'> & Partial<Pick<Toast, 'tone' | 'duration'>>

interface ToastState {
  toasts: readonly Toast[]
}

/** At most so many at once; the oldest gives way. */
const limit = 3

let lastId = 0

export const useToasts = create<ToastState>(() => ({ toasts: [] }))

// What passes by itself may speak of an account; what stays until it is closed is the site's own news.
onSessionEnd(() =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ duration }) => duration === null) })),
)

/** Shows a message that asks for nothing; returns its id, for `dismissToast`. */
export function showToast({ tone = 'success', duration, ...rest }: NewToast): number {
  const id = ++lastId
  const stay = duration === undefined ? (tone === 'danger' ? 10_000 : 6_000) : duration
  const toast: Toast = { ...rest, id, tone, duration: stay }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-limit) }))
  return id
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
