const letters: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
}

/** Lower-cases a text and removes accents, for URLs and comparison: `Łódź` → `lodz`. NFD alone does not decompose ł. */
export const normalizeText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII needs no accent removal
  /^[\x00-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .replace(/[ąćęłńóśźżßæøđ]/g, (letter) => letters[letter] ?? letter)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')

/** Returns a slug of a–z, 0–9 and single hyphens; at most `limit` characters, cut at a hyphen; `''` when nothing is left. */
export const slugOf = (text: string, limit = 80): string => {
  const slug = normalizeText(text)
    .replace(/&/g, ' i ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug.length <= limit
    ? slug
    : slug
        .slice(0, limit + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, limit)
}

/** Returns the first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export const freeSlug = (slug: string, isTaken: (slug: string) => boolean): string => {
  if (!isTaken(slug)) return slug
  for (let n = 2; ; n++) if (!isTaken(`${slug}-${n}`)) return `${slug}-${n}`
}
