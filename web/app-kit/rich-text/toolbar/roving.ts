import type { KeyboardEvent } from 'react'

const toolsOf = (toolbar: HTMLElement): readonly HTMLElement[] => [...toolbar.querySelectorAll<HTMLElement>('button')]

/** Moves the focus into a toolbar, to the button that had it last. */
export const focusTool = (toolbar: HTMLElement | null): void => {
  const tools = toolbar ? toolsOf(toolbar) : []
  const tool = tools.find(({ tabIndex }) => tabIndex === 0) ?? tools[0]
  tool?.focus()
}

/** Returns the button that a key moves to from the focused one: arrows, Home and End; `null` for other keys. */
export const nextTool = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | null => {
  const tools = toolsOf(currentTarget)
  const at = tools.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[key]
  return to === undefined ? null : (tools[(to + tools.length) % tools.length] ?? null)
}
