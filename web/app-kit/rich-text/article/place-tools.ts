/** Distance between the tools and what they are for, and room that they need above it. */
const gap = 8
const room = 72

/** Returns the rectangle that tools float at: that of the selected text, or of the table with the caret. */
const targetIn = (root: HTMLElement): DOMRect | null => {
  const selection = root.ownerDocument.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  const node = range?.startContainer
  if (!range || !node || !root.contains(node)) return null
  const element = node instanceof Element ? node : node.parentElement
  const table = element?.closest('table')?.getBoundingClientRect()
  if (table && table.top > room) return table
  const text = range.getBoundingClientRect()
  if (text.height > 0) return text
  return (element?.closest('td, th') ?? element)?.getBoundingClientRect() ?? null
}

/** Puts the tools above what is selected, or below where there is no room, within the column of the text. */
export const placeTools = (tools: HTMLElement, root: HTMLElement): void => {
  const frame = tools.offsetParent?.getBoundingClientRect()
  const target = targetIn(root)
  if (!frame || !target) return
  const isAbove = target.top - tools.offsetHeight - gap > room
  const top = isAbove ? target.top - tools.offsetHeight - gap : target.bottom + gap
  const middle = target.left + Math.min(target.width, frame.width) / 2 - tools.offsetWidth / 2
  const left = Math.max(frame.left, Math.min(middle, frame.right - tools.offsetWidth))
  tools.style.insetBlockStart = `${Math.round(top - frame.top)}px`
  tools.style.insetInlineStart = `${Math.round(left - frame.left)}px`
}
