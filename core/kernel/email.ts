/** One `@`, a domain with a dot, no character that ends a header or an address list. */
const emailPattern = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(\.[^\s@<>()[\]",;:\\.]+)+$/

const maxLength = 254
const maxLocalLength = 64
const bracketed = /<([^<>]*)>/g
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** Returns the domain as mail servers know it: in lower case, `łódź.pl` as `xn--d-uga0v6f.pl`; `null` for none. */
const toAsciiDomain = (domain: string): string | null => {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null
  const url = URL.parse(`http://${domain}`)
  return url !== null && asciiDomain.test(url.hostname) ? url.hostname : null
}

/** Returns a bare address in its one form, or `null` when mail cannot be delivered to it. */
const canonical = (address: string): string | null => {
  if (!emailPattern.test(address)) return null
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).toLowerCase()
  const domain = toAsciiDomain(address.slice(at + 1))
  if (domain === null || local.length > maxLocalLength || /^\.|\.\.|\.$/.test(local)) return null
  const email = `${local}@${domain}`
  return email.length <= maxLength ? email : null
}

/**
 * Removes what surrounds an address in prose and programs: `mailto:`, brackets, quotation marks, a full stop at the end.
 * Without its lookbehind, a pattern of characters at the end would read a run of them again from each of them.
 */
const unwrap = (piece: string): string =>
  piece
    .trim()
    .replace(/^(?:mailto:|e-?mail:)\s*/i, '')
    .replace(/^["'„”«»([{]+|(?<!["'“”«»)\]}.:;,])["'“”«»)\]}.:;,]+$/g, '')
    .trim()

const visible = (text: string): string => text.replace(invisible, '').normalize('NFC')

/**
 * Reads one e-mail address as people type it and returns it in the form in which it is stored and compared: `Jan X
 * <Jan@X.pl>`, `mailto:jan@x.pl`, `jan@x.pl.` → `jan@x.pl`. `null` for anything else, also for two addresses and for
 * words beside one, since `jan nowak@x.pl` is a slip.
 */
export const parseEmail = (text: string): string | null => {
  const plain = visible(text)
  const inBrackets = [...plain.matchAll(bracketed)]
  if (inBrackets.length > 1 || /[\r\n]/.test(plain.trim())) return null
  const [bracket] = inBrackets
  if (bracket === undefined) return canonical(unwrap(plain))
  // Beside the brackets stands a name only.
  return plain
    .replace(bracketed, '')
    .replace(/"[^"]*"/g, '')
    .includes('@')
    ? null
    : canonical(unwrap(bracket[1] ?? ''))
}

/** Returns the form in which an address is stored and compared; a text that is none only without case and blanks at its ends. */
export const normalizeEmail = (text: string): string => parseEmail(text) ?? text.trim().toLowerCase()

/** Returns the pieces of a line that should be addresses: those in angle brackets, else whatever has an `@`, else the whole line. */
export const emailPieces = (line: string): readonly string[] => {
  const plain = visible(line)
  const inBrackets = [...plain.matchAll(bracketed)].map(([, address = '']) => unwrap(address))
  const outside = plain
    .replace(bracketed, ',')
    // A quoted name may hold a comma, and even an `@`.
    .replace(inBrackets.length > 0 ? /"[^"]*"/g : /$^/, ' ')
    .split(/[\s,;|]+|\/(?=\S{1,254}@)/)
    .map(unwrap)
    .filter((piece) => piece.includes('@'))
  const found = [...inBrackets, ...outside].filter((piece) => piece !== '')
  return found.length > 0 ? found : [plain.replace(/^[\s,;|]+|(?<![\s,;|])[\s,;|]+$/g, '')].filter((rest) => rest !== '')
}
