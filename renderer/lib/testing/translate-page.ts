/** Replaces text by elements, as the page translation of browsers does, now and as new text comes. */
export function translatePage(): () => void {
  const translated = new WeakSet<Node>()
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && !translated.has(node)) found.push(node)
    for (const text of found) {
      if (text.parentElement?.closest('[translate="no"], script, style')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      const copy = document.createTextNode(text.data)
      translated.add(copy)
      inner.append(copy)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver(translate)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  translate()
  return () => observer.disconnect()
}
