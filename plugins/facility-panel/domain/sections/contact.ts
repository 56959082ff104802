import { httpsUrl } from '#core/kernel/https-url.ts'

/** Returns a telephone number as E.164; nine digits are a Polish number. */
export const toE164 = (text: string): string => {
  const digits = text.replace(/\D/g, '')
  if (/^\s*\+/.test(text)) return `+${digits}`
  if (/^\s*00/.test(text)) return `+${digits.slice(2)}`
  return `+48${digits.replace(/^48(?=\d{9}$)/, '').replace(/^0(?=\d{9}$)/, '')}`
}

const mapped = <Name extends string>(name: Name, value: string | null | undefined, map: (text: string) => string | null) =>
  (value === undefined ? {} : { [name]: value === null ? null : map(value) }) as { readonly [N in Name]?: string | null }

interface ContactValues {
  readonly phone?: string | null | undefined
  readonly second_phone?: string | null | undefined
  readonly email?: string | null | undefined
  readonly website?: string | null | undefined
  readonly social?: string | null | undefined
}

/** Returns contact data in the form in which facts keep them: only members that are given. */
export const cleanContact = ({ phone, second_phone, email, website, social }: ContactValues) => ({
  ...mapped('phone', phone, toE164),
  ...mapped('second_phone', second_phone, toE164),
  ...mapped('email', email, (text) => text.trim().toLowerCase()),
  ...mapped('website', website, httpsUrl),
  ...mapped('social', social, httpsUrl),
})
