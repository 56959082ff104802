/**
 * Marks with `data-style-sample` one visible element of each way in which a page paints text: its colour, size and
 * weight, and all that is painted behind it; returns their number. Runs in the page, inside the elements that
 * `include` selects, by default the body; throws when it selects none.
 */
export const markStyleSamples = (include = 'body'): number => {
  for (const marked of document.querySelectorAll('[data-style-sample]')) marked.removeAttribute('data-style-sample')
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const hasText = (element: Element) =>
    element.matches('input,select,textarea') || [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
  const paintedBehind = (element: Element) => {
    const painted: string[] = []
    for (let behind: Element | null = element; behind; behind = behind.parentElement) {
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(behind)
      painted.push(`${backgroundColor} ${backgroundImage} ${opacity} ${filter}`)
    }
    return painted.filter((style) => style !== 'rgba(0, 0, 0, 0) none 1 none')
  }
  const known = new Set<string>()
  const roots = document.querySelectorAll(include)
  if (roots.length === 0) throw new Error(`No element matches ${include}`)
  for (const root of roots)
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (!hasText(element) || !isShown(element)) continue
      const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(element)
      const isDisabled = element.closest('[disabled],[aria-disabled=true],[inert]') !== null
      const style = [color, fontSize, fontWeight, textShadow, position, isDisabled, ...paintedBehind(element)].join()
      if (known.has(style)) continue
      known.add(style)
      element.setAttribute('data-style-sample', '')
    }
  return known.size
}
