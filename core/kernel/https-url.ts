/** A typed web address in full, with `https://` where no scheme was given (specification §5); null where it is none that the web has. */
export const httpsUrl = (typed: string): string | null => {
  const text = typed.trim()
  const full = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(full)) return null
  const { protocol, hostname, href, username } = new URL(full)
  return /^https?:$/.test(protocol) && /[^.]\.[^.\d][^.]*$/.test(hostname) && username === '' ? href : null
}
