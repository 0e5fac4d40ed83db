/**
 * Replaces text by elements, as the page translation of browsers does, now and as new text comes.
 * @param translated what becomes of a text; itself by default.
 */
export function translatePage(translated = (text: string) => text): () => void {
  const done = new WeakSet<Node>()
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && !done.has(node)) found.push(node)
    for (const text of found) {
      if (text.parentElement?.closest('[translate="no"], script, style')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      const copy = document.createTextNode(translated(text.data))
      done.add(copy)
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
