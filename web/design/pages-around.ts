/** The page numbers worth showing, ascending: first, last and those next to the current one; `undefined` stands for a gap. */
export const pagesAround = (page: number, pages: number): readonly (number | undefined)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)
  return shown.flatMap((one, n) => {
    const gap = one - (shown[n - 1] ?? 0)
    // A gap of one page shows the page: the dots would take as much room.
    return gap === 2 ? [one - 1, one] : gap > 2 ? [undefined, one] : [one]
  })
}
