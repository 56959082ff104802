const drawingsOf = (page: Document) => page.querySelector('[data-drawings] > svg')

/**
 * Adds the drawings of another page that this one lacks, before parts of that page are shown here
 * (web/ui/primitives/SharedDrawings.tsx).
 */
export const adoptDrawings = (from: Document): void => {
  const own = drawingsOf(document)
  for (const drawing of drawingsOf(from)?.children ?? []) if (!document.getElementById(drawing.id)) own?.append(drawing.cloneNode(true))
}
