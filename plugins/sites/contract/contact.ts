import { Schema } from 'effect'
import { Email, NonBlankText, PlainName } from '#core/kernel/field-schemas.ts'
import { siteContactPath, siteRevealPath } from '#core/kernel/site-address.ts'

/** Most characters of a name, and of a message. */
export const contactLengths = { name: 120, message: 2000 } as const

/** Kind of sections with the form, and that of the page that confirms a message. */
export const contactFormKind = 'contact_form'
export const contactSentKind = 'contact-sent'

/** Addresses of the form and of its confirmation on the host of a site; both are reserved. */
export const contactPaths = { form: siteContactPath, sent: '/kontakt-wyslano' } as const

/** Returns the address at which a page of a site shows telephone and e-mail: `/kontakt` → /kontakt-dane/kontakt. */
export const revealPathOf = (path: `/${string}`): `/${string}` => (path === '/' ? siteRevealPath : `${siteRevealPath}${path}`)

/** Message of a visitor of a site to its facility. */
export const ContactMessage = Schema.Struct({
  site: Schema.String,
  name: PlainName(contactLengths.name),
  email: Email,
  message: NonBlankText(contactLengths.message),
})
