import { normalizeEmail } from '#core/kernel/email.ts'
import { httpsUrl } from '#core/kernel/https-url.ts'
import { parsePhone } from '#core/kernel/phone.ts'

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
  ...mapped('phone', phone, parsePhone),
  ...mapped('second_phone', second_phone, parsePhone),
  ...mapped('email', email, normalizeEmail),
  ...mapped('website', website, httpsUrl),
  ...mapped('social', social, httpsUrl),
})
