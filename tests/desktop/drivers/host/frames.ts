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

/** A frame of a page, as Electron shows it: the same object for the frame's whole life. */
export class HostFrame extends strictBase('WebFrameMain') implements Pick<WebFrameMain, Implemented> {
  /** Chromium's id; empty until the page has been made. */
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

  /** Chromium's own address, with custom schemes as https. */
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

  /** For the tree: a new document. */
  navigated(frame: CdpFrame): void {
    this.#realUrl = frame.url + (frame.urlFragment ?? '')
    // An about:blank frame has its opener's or parent's origin, which only Chromium knows.
    this.#origin = originOf(frame.securityOrigin)
    this.#name = frame.name ?? ''
  }
  /** For the tree: the same document under another address. */
  moved(realUrl: string): void {
    this.#realUrl = realUrl
  }
}

/** The frames of one page, across all the processes that they are in. */
export class FrameTree {
  readonly main: HostFrame
  readonly processId: number
  readonly #frames = new Map<string, HostFrame>()

  constructor(processId: number) {
    this.processId = processId
    this.main = new HostFrame(this, '', undefined)
  }

  /** The page has been made; its id is its main frame's. */
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
  /** Returns the ids of all frames that went with it. */
  remove(id: string): string[] {
    const below = this.childrenOf(id).flatMap((child) => this.remove(child.id))
    const frame = this.find(id)
    if (frame) frame.detached = true
    this.#frames.delete(id)
    return [id, ...below]
  }
}
