import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { clampOffset, type Offset } from './clamp-offset.ts'

/** Pixels per arrow key; with Shift, about as far as one drag. */
const step = 16
const stride = 96

const directions: Record<string, Offset> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** On phones a dialog is a sheet, which can't be moved. */
const isSheet = () => matchMedia('(max-width: 767px)').matches

/**
 * Moves a panel within the window, by dragging its head or by the arrow keys on a handle. When the window shrinks,
 * the panel is moved back inside; when it becomes a sheet, the offset is removed.
 */
export function useMovable(enabled: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  const offset = useRef<Offset>({ x: 0, y: 0 })

  const moveTo = (wanted: Offset) => {
    if (!panel.current) return
    // Finishes the opening animation first, because it affects the measured position.
    for (const animation of panel.current.getAnimations()) animation.finish()
    const view = { width: innerWidth, height: innerHeight }
    offset.current = isSheet()
      ? { x: 0, y: 0 }
      : clampOffset(wanted, offset.current, panel.current.getBoundingClientRect(), view)
    panel.current.style.translate = `${offset.current.x}px ${offset.current.y}px`
  }

  const handleResize = useEffectEvent(() => moveTo(offset.current))
  useEffect(() => {
    if (!enabled) return
    const resize = () => handleResize()
    addEventListener('resize', resize)
    return () => removeEventListener('resize', resize)
  }, [enabled])

  const handlePointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a') !== null
    if (event.button !== 0 || onControl || isSheet()) return
    const head = event.currentTarget
    const start = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y }
    const handleMove = (move: PointerEvent) =>
      moveTo({ x: move.clientX - start.x, y: move.clientY - start.y })
    head.setPointerCapture(event.pointerId)
    head.addEventListener('pointermove', handleMove)
    head.addEventListener('lostpointercapture', () => head.removeEventListener('pointermove', handleMove), {
      once: true,
    })
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const by = event.shiftKey ? stride : step
    moveTo({ x: offset.current.x + direction.x * by, y: offset.current.y + direction.y * by })
  }

  return {
    panel,
    head: enabled ? { onPointerDown: handlePointerDown } : {},
    handle: { onKeyDown: handleKeyDown },
  }
}
