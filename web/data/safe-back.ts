/** No host of its own: whatever an address brings beside a path shows by another origin. */
const nowhere = 'http://kredka.invalid'

/**
 * Where to go back to after signing in: only ever a path of this site, else `instead`. Refused are other hosts and schemes, `//`, a
 * backslash (which browsers read as a slash) and control characters (which they leave out before they look).
 */
export const safeBack = (back: string | null | undefined, instead = '/'): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!back || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(back) || !URL.canParse(back, nowhere)) return instead
  const { origin, pathname, search, hash } = new URL(back, nowhere)
  // `/..//host` has one slash at its beginning until it is read.
  return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : instead
}
