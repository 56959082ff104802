import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { FacilityContact } from '#core/facilities/facility-contact.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { type ContactMessage, contactFormKind, contactPaths, contactSentKind } from '../contract/contact.ts'
import { ContactUnread, WebPageNotFound } from '../contract/errors.ts'
import { menuLinks } from '../domain/shown-page.ts'
import { newSection } from '../domain/site.ts'
import { OpenSite, type ShownSite } from '../services/open-site.ts'
import { StartTexts } from '../services/start-texts.ts'
import type { SitePageView } from './show-site-page.ts'

/** Messages of a visitor, and to one facility from all visitors. */
const perVisitor = { times: 5, seconds: 3600 } as const
const perFacility = { times: 60, seconds: 3600 } as const

const takesMessages = ({ content: { pages }, facility }: ShownSite) =>
  facility.active && pages.some(({ sections }) => sections.some(({ kind, visible }) => kind === contactFormKind && visible))

/** Takes a message of a visitor to the facility, where its site shows the form (row WB-12). */
export const SendContact = define(
  'sites/SendContact',
  { openSite: OpenSite, contact: FacilityContact, rateLimit: RateLimit },
  ({ openSite, contact, rateLimit }) =>
    Effect.fn('sites.send-contact')(function* (actor: Actor, { site: name, ...message }: typeof ContactMessage.Type) {
      const { site } = yield* openSite(name)
      if (site === null || !takesMessages(site)) return yield* new WebPageNotFound()
      yield* rateLimit.consume('sites.contact', rateLimitKey(actor), perVisitor)
      yield* rateLimit.consume('sites.contact-of-facility', site.facility.id, perFacility)
      const isRead = yield* contact.send({
        facilityId: site.facility.id,
        name: message.name,
        email: message.email,
        text: message.message,
      })
      if (!isRead) return yield* new ContactUnread()
      return { sent: true as const }
    }),
)

interface ContactPageInput {
  /** Sub-domain, or a host. */
  readonly name: string
  readonly isSent: boolean
  readonly language: Language
}

/** Shows the form alone, or what follows a message, in the frame of the site; a site without the form has neither page. */
export const ShowContactPage = define('sites/ShowContactPage', { openSite: OpenSite, startTexts: StartTexts }, ({ openSite, startTexts }) =>
  Effect.fn('sites.show-contact')(function* (_: Actor, { name, isSent, language }: ContactPageInput) {
    const { site, theme } = yield* openSite(name, language)
    const frame: SitePageView = { theme, site, menu: site ? menuLinks(site.content, null) : [], branch: [], view: null }
    if (site === null || site.language !== language || !takesMessages(site)) return frame
    const section = { ...newSection(isSent ? contactSentKind : contactFormKind), more: null }
    const view = {
      title: startTexts().contact,
      path: isSent ? contactPaths.sent : contactPaths.form,
      isMain: false,
      legal: null,
      languages: site.languages,
      sections: [section],
      uploads: [],
      parts: {},
      lead: null,
      search: null,
    } as const
    return { ...frame, view } satisfies SitePageView
  }),
)
