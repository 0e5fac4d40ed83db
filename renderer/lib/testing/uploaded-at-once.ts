/** Stands in for the request that uploads a picture: it has arrived as soon as it is sent. */
export class UploadedAtOnce extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  readonly response = new TextEncoder().encode('{"success":true,"value":{"pictureId":"p1"}}').buffer
  responseURL = ''
  open(_method: string, url: string) {
    this.responseURL = new URL(url, document.baseURI).href
  }
  setRequestHeader() {}
  abort() {}
  getResponseHeader = () => null
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}
