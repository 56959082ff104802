const drawingsOf = (page: Document) => page.querySelector('[data-drawings] > svg')

/**
 * Parses another page, of which parts will be shown here, and adds the drawings that this one lacks to it
 * (web/ui/primitives/SharedDrawings.tsx), since the parts only refer to them.
 */
export const importPage = (html: string): Document => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const own = drawingsOf(document)
  for (const drawing of drawingsOf(page)?.children ?? []) if (!document.getElementById(drawing.id)) own?.append(drawing.cloneNode(true))
  return page
}
