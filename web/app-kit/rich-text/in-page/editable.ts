/** Point of a page, in CSS pixels from the corner of its window. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Lets an element of a page be written in; returns the function that ends it, after which the text stays as it was
 * written last. `release` is called in between: what has written into the element lets it go.
 */
export const makeEditable = (root: HTMLElement, label: string) => {
  const attributes = { contenteditable: 'true', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' }
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  return (release: () => void): void => {
    const still = [...root.childNodes].map((node) => node.cloneNode(true))
    release()
    root.replaceChildren(...still)
    for (const name of [...Object.keys(attributes), 'style', 'data-lexical-editor']) root.removeAttribute(name)
  }
}

/** Returns the block at a point that is no text, such as a picture. */
export const embedAt = ({ ownerDocument }: HTMLElement, { x, y }: Point): Element | null =>
  ownerDocument.elementFromPoint(x, y)?.closest('[data-lexical-decorator]') ?? null

/** Puts the caret to the letter at a point; returns whether there is one in the element. */
export const placeCaretAt = (root: HTMLElement, { x, y }: Point): boolean => {
  const { ownerDocument } = root
  // Older versions of Safari have the second one alone.
  const position = ownerDocument.caretPositionFromPoint?.(x, y)
  const range = position ? null : ownerDocument.caretRangeFromPoint?.(x, y)
  const node = position?.offsetNode ?? range?.startContainer
  if (!node || !root.contains(node)) return false
  ownerDocument.getSelection()?.collapse(node, position?.offset ?? range?.startOffset)
  return true
}
