/** Base for parsing: when the parsed address has another origin, the input was more than a path. */
const placeholderOrigin = 'http://kredka.invalid'

/**
 * Returns the path to load after signing in if it is a path of this site, else `fallback`. Rejects other hosts and schemes, `//`, a
 * backslash (which browsers treat as a slash) and control characters (which browsers remove before parsing).
 */
export const safeReturnPath = (back: string | null | undefined, fallback = '/'): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
  if (!back || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(back) || !URL.canParse(back, placeholderOrigin)) return fallback
  const { origin, pathname, search, hash } = new URL(back, placeholderOrigin)
  // `/..//host` begins with one slash only until it is parsed.
  return origin === placeholderOrigin && !pathname.startsWith('//') ? pathname + search + hash : fallback
}
