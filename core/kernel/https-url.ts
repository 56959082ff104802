/**
 * Returns a typed web address as an absolute URL, with `https://` when the scheme is missing (specification §5); null
 * when it is not a public web address.
 */
export const httpsUrl = (input: string): string | null => {
  const text = input.trim()
  const full = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(full)) return null
  const { protocol, hostname, href, username } = new URL(full)
  return /^https?:$/.test(protocol) && /[^.]\.[^.\d][^.]*$/.test(hostname) && username === '' ? href : null
}
