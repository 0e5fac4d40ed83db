import type { WebFrameMain } from 'electron'
import type { CdpPayload } from './cdp.ts'
import { originOf, toApp } from './schemes.ts'
import { present, strictBase } from './strict.ts'

type CdpFrame = CdpPayload<'Page.frameNavigated'>['frame']
type Implemented =
  | 'url'
  | 'origin'
  | 'name'
  | 'parent'
  | 'top'
  | 'frames'
  | 'processId'
  | 'routingId'
  | 'frameTreeNodeId'
  | 'frameToken'
  | 'detached'
  | 'isDestroyed'

let lastNode = 0

/** A frame of a page, as Electron exposes it: the same object throughout the frame's life. */
export class HostFrame extends strictBase('WebFrameMain') implements Pick<WebFrameMain, Implemented> {
  /** Chromium's id; empty until the page has been created. */
  id: string
  readonly frameTreeNodeId = ++lastNode
  readonly routingId = this.frameTreeNodeId
  readonly processId: number
  readonly parentId: string | undefined
  readonly #tree: FrameTree
  #realUrl = 'about:blank'
  #origin = 'null'
  #name = ''
  detached = false

  constructor(tree: FrameTree, id: string, parentId: string | undefined) {
    super()
    this.#tree = tree
    this.id = id
    this.parentId = parentId
    this.processId = tree.processId
  }

  /** The address in Chromium, where custom schemes are https. */
  get realUrl(): string {
    return this.#realUrl
  }
  get url(): string {
    return toApp(this.#realUrl)
  }
  get origin(): string {
    return this.#origin
  }
  get name(): string {
    return this.#name
  }
  get frameToken(): string {
    return this.id
  }
  get parent(): WebFrameMain | null {
    const parent = this.parentId === undefined ? undefined : this.#tree.find(this.parentId)
    return parent ? present(parent) : null
  }
  get top(): WebFrameMain | null {
    return present(this.#tree.main)
  }
  get frames(): WebFrameMain[] {
    return this.#tree.childrenOf(this.id).map((frame) => present(frame))
  }
  isDestroyed(): boolean {
    return this.detached
  }

  /** Called by the tree for a new document. */
  navigated(frame: CdpFrame): void {
    this.#realUrl = frame.url + (frame.urlFragment ?? '')
    // An about:blank frame inherits its opener's or parent's origin, which only Chromium knows.
    this.#origin = originOf(frame.securityOrigin)
    this.#name = frame.name ?? ''
  }
  /** Called by the tree when the same document gets another address. */
  moved(realUrl: string): void {
    this.#realUrl = realUrl
  }
}

/** The frames of one page, in all of its processes. */
export class FrameTree {
  readonly main: HostFrame
  readonly processId: number
  readonly #frames = new Map<string, HostFrame>()

  constructor(processId: number) {
    this.processId = processId
    this.main = new HostFrame(this, '', undefined)
  }

  /** Called when the page has been created. Its id is also its main frame's. */
  identify(id: string): void {
    this.main.id = id
    this.#frames.set(id, this.main)
  }
  isMain(id: string): boolean {
    return id === this.main.id
  }
  find(id: string): HostFrame | undefined {
    return this.#frames.get(id)
  }
  childrenOf(id: string): HostFrame[] {
    return [...this.#frames.values()].filter((frame) => frame.parentId === id)
  }
  add(id: string, parentId: string | undefined): HostFrame {
    const frame = this.find(id) ?? new HostFrame(this, id, parentId)
    this.#frames.set(id, frame)
    return frame
  }
  /** Removes a frame. Returns the ids of all removed frames, including those inside it. */
  remove(id: string): string[] {
    const below = this.childrenOf(id).flatMap((child) => this.remove(child.id))
    const frame = this.find(id)
    if (frame) frame.detached = true
    this.#frames.delete(id)
    return [id, ...below]
  }
}
