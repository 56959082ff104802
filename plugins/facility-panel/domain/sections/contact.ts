import { httpsUrl } from '#core/kernel/https-url.ts'

/** Returns a telephone number as E.164; nine digits are a Polish number. */
export const toE164 = (text: string): string => {
  const digits = text.replace(/\D/g, '')
  if (/^\s*\+/.test(text)) return `+${digits}`
  if (/^\s*00/.test(text)) return `+${digits.slice(2)}`
  return `+48${digits.replace(/^48(?=\d{9}$)/, '').replace(/^0(?=\d{9}$)/, '')}`
}

const mapped = (value: string | null | undefined, map: (text: string) => string | null) =>
  value === undefined || value === null ? value : map(value)

/** Returns contact data in the form in which facts keep them: only members that are given. */
export const cleanContact = <Values extends ContactValues>({ phone, second_phone, email, website, social }: Values) => ({
  ...(phone !== undefined && { phone: mapped(phone, toE164) }),
  ...(second_phone !== undefined && { second_phone: mapped(second_phone, toE164) }),
  ...(email !== undefined && { email: mapped(email, (text) => text.trim().toLowerCase()) }),
  ...(website !== undefined && { website: mapped(website, httpsUrl) }),
  ...(social !== undefined && { social: mapped(social, httpsUrl) }),
})

interface ContactValues {
  readonly phone?: string | null | undefined
  readonly second_phone?: string | null | undefined
  readonly email?: string | null | undefined
  readonly website?: string | null | undefined
  readonly social?: string | null | undefined
}
