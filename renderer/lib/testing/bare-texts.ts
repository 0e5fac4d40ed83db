/** Whether React keeps the node by itself: a text is then not the only content of its element. */
const isKept = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

/** The texts of a part of a page that stand beside other nodes, which the page translation of a browser breaks. */
function* bareTexts(root: Node): Generator<string> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  // The walker doesn't return its root, which may be such a text.
  for (let node: Node | null = root; node; node = texts.nextNode())
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() && isKept(node))
      yield `“${node.textContent}” in <${node.parentElement?.outerHTML.slice(1, 300)}`
}

/** Watches the page, and returns what was found since the last call. */
export function watchBareTexts(): () => readonly string[] {
  const found = new Set<string>()
  const note = (changes: readonly MutationRecord[]) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) for (const text of bareTexts(node)) found.add(text)
  }
  const observer = new MutationObserver(note)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  return () => {
    note(observer.takeRecords())
    const all = [...found]
    found.clear()
    return all
  }
}
