/** Returns the page numbers to show, ascending: first, last and those next to the current one; `undefined` is a gap. */
export const pagesAround = (page: number, pages: number): readonly (number | undefined)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)
  return shown.flatMap((one, n) => {
    const gap = one - (shown[n - 1] ?? 0)
    // A gap of a single page shows the page, because the dots need as much space.
    return gap === 2 ? [one - 1, one] : gap > 2 ? [undefined, one] : [one]
  })
}
