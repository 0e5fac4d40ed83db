import { useEffect, useRef, useState } from 'react'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'
import { PictureRefusal, type RefusalReason } from './picture-refusal.ts'
import { type PreparedPicture, preparePicture } from './prepare-picture.ts'

/** An uploaded picture; `id` is the gateway's. */
export type SentPicture = { id: string; name: string; preview: string }

/** A picture being prepared or uploaded, or whose upload failed. */
export type PendingPicture = { key: string; name: string; preview?: string } & (
  | { state: 'preparing' }
  | { state: 'sending'; share: number }
  | { state: 'failed'; error: unknown }
)

/** A chosen file that wasn't accepted. */
export type RefusedPicture = { key: string; name: string; reason: RefusalReason }

export type SendPicture = (
  picture: PreparedPicture,
  way: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>

type PictureUploadsOptions = {
  /** The uploaded pictures. The form keeps them with its other values. */
  sent: readonly SentPicture[]
  onAdd: (picture: SentPicture) => void
  onRemove: (id: string) => void
  /** Uploads one picture. Resolves with its id. */
  send: SendPicture
  /** Maximum number of pictures; as many as the gateway takes by default. */
  most?: number
}

/** Pictures of a form: checked and re-encoded one at a time, and uploaded as soon as they are chosen. */
export function usePictureUploads({
  sent,
  onAdd,
  onRemove,
  send,
  most = pictureLimits.count,
}: PictureUploadsOptions) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([])
  const running = useRef(new Map<string, { way: AbortController; picture?: PreparedPicture }>())
  const count = useRef(0)

  useEffect(() => {
    const all = running.current
    return () => {
      for (const { way } of all.values()) way.abort()
      all.clear()
    }
  }, [])

  const change = (next: PendingPicture) =>
    setPending((all) => all.map((picture) => (picture.key === next.key ? next : picture)))
  const drop = (key: string) => {
    running.current.get(key)?.way.abort()
    running.current.delete(key)
    setPending((all) => all.filter((picture) => picture.key !== key))
  }

  const transfer = async (key: string, name: string, picture: PreparedPicture) => {
    const way = new AbortController()
    running.current.set(key, { way, picture })
    const entry = { key, name, preview: picture.preview }
    const onProgress = (share: number) => {
      if (!way.signal.aborted) change({ ...entry, state: 'sending', share })
    }
    onProgress(0)
    try {
      const id = await send(picture, { signal: way.signal, onProgress })
      if (way.signal.aborted) return
      drop(key)
      onAdd({ id, name, preview: picture.preview })
    } catch (error) {
      if (!way.signal.aborted) change({ ...entry, state: 'failed', error })
    }
  }

  const prepare = async (key: string, file: File) => {
    try {
      const picture = await preparePicture(file)
      // The picture may have been cancelled meanwhile, or the form unmounted.
      if (running.current.has(key)) void transfer(key, file.name, picture)
    } catch (error) {
      if (!running.current.has(key)) return
      const reason = error instanceof PictureRefusal ? error.reason : 'damaged'
      drop(key)
      setRefused((all) => [...all, { key, name: file.name, reason }])
    }
  }

  return {
    sent,
    pending,
    refused,
    /** How many more pictures may be added. */
    room: Math.max(0, most - sent.length - pending.length),
    most,
    async add(files: readonly File[]) {
      const room = most - sent.length - pending.length
      const chosen = files.map((file) => ({ key: String(count.current++), file }))
      const taken = chosen.slice(0, Math.max(0, room))
      setRefused(
        chosen
          .slice(taken.length)
          .map(({ key, file }) => ({ key, name: file.name, reason: 'count' as const })),
      )
      for (const { key } of taken) running.current.set(key, { way: new AbortController() })
      setPending((all) => [
        ...all,
        ...taken.map(({ key, file }) => ({ key, name: file.name, state: 'preparing' as const })),
      ])
      // Sequential, because each decoded picture may take a quarter of a gigabyte.
      for (const { key, file } of taken) if (running.current.has(key)) await prepare(key, file)
    },
    retry(key: string) {
      const picture = running.current.get(key)?.picture
      const name = pending.find((entry) => entry.key === key)?.name ?? ''
      if (picture) void transfer(key, name, picture)
    },
    cancel: drop,
    remove: onRemove,
  }
}

export type PictureUploads = ReturnType<typeof usePictureUploads>
