import type { ReactNode } from 'react'
import { create } from 'zustand'
import { onSessionEnd } from '#lib/session/session-store.ts'

export interface Toast {
  id: number
  tone: 'success' | 'warn' | 'danger'
  title: ReactNode
  body?: ReactNode
  action?: { label: string; onPress: () => void } | undefined
  /** Milliseconds until it disappears; `null` if it stays until closed. */
  duration: number | null
}

/** Content of a new toast. By default it is a success and stays for six seconds; `danger` stays for ten. */
export type NewToast = Pick<Toast, 'title' | 'body' | 'action'> & Partial<Pick<Toast, 'tone' | 'duration'>>

interface ToastState {
  toasts: readonly Toast[]
}

/** Most toasts at once. The oldest is dropped. */
const limit = 3

let lastId = 0

export const useToasts = create<ToastState>(() => ({ toasts: [] }))

// Toasts with a duration may be about the account. Those that stay until closed are about the site itself.
onSessionEnd(() =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ duration }) => duration === null) })),
)

/** Shows a message that needs no answer. Returns its id, for `dismissToast`. */
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
