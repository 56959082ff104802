/** The page that an address asks for: 1 where it is silent, 0, which no list has, where it is no number. */
export const pageNumber = (written: string | undefined): number =>
  written === undefined ? 1 : /^[1-9]\d{0,4}$/.test(written) ? Number(written) : 0
