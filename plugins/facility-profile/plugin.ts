import { Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import { token } from '#core/kernel/token.ts'
import type { SitemapPages } from '#core/plugin/addresses.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { get } from '#core/plugin/routes.ts'
import { Clock } from '#core/ports/clock.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { RateLimit, TooManyRequests } from '#core/ports/rate-limit.ts'
import { FacilityView } from './contract/facility-view.ts'
import { ContactNotFound, FacilityGone, FacilityNotFound, Profiles } from './domain/profiles.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { facilityProfile } from './migrations/20261121090500-facility-profile.ts'
import { makeProfiles } from './persistence/profiles.query.ts'
import { FindLegacy, makeFindLegacy } from './use-cases/find-legacy.ts'
import { GetFacility, makeGetFacility } from './use-cases/get-facility.ts'
import { makeRevealContact, makeRevealEmail, makeRevealPhone, RevealContact, RevealEmail, RevealPhone } from './use-cases/reveal-contact.ts'
import { makeShowContact, ShowContact } from './use-cases/show-contact.ts'
import { makeShowProfile, ShowProfile } from './use-cases/show-profile.ts'

const ProfileAddresses = token<SitemapPages>('facility-profile/Addresses')
const ById = Schema.Struct({ id: Schema.String })

/** The public profile of one facility: everything known of it, each fact with its source and date. */
export const plugin = definePlugin({
  name: 'facility-profile',
  migrations: [facilityProfile],
  bindings: (bind) => {
    bind(Profiles, makeProfiles, { db: Db })
    bind(ProfileAddresses, ({ profiles }) => ({ slice: profiles.addresses }), { profiles: Profiles })
    bind(ShowProfile, makeShowProfile, { profiles: Profiles, parts: FacilityParts, clock: Clock, holidays: Holidays })
    bind(FindLegacy, makeFindLegacy, { profiles: Profiles })
    bind(GetFacility, makeGetFacility, { profiles: Profiles })
    bind(RevealContact, makeRevealContact, { profiles: Profiles, rateLimit: RateLimit, clock: Clock })
    bind(ShowContact, makeShowContact, { profiles: Profiles, reveal: RevealContact })
    bind(RevealPhone, makeRevealPhone, { reveal: RevealContact })
    bind(RevealEmail, makeRevealEmail, { reveal: RevealContact })
  },
  routes: [
    get('/api/facility/list/:id', {
      summary: 'One facility with all that is known of it, but telephone and e-mail.',
      input: ById,
      output: FacilityView,
      handler: GetFacility,
      access: 'anyone',
      errors: [FacilityNotFound, FacilityGone],
    }),
    get('/api/facility/list/:id/phone', {
      summary: 'The telephone numbers of a facility, in E.164.',
      input: ById,
      output: Schema.Struct({ phone: Schema.String, second_phone: Schema.NullOr(Schema.String) }),
      handler: RevealPhone,
      access: 'anyone',
      errors: [FacilityNotFound, ContactNotFound, TooManyRequests],
    }),
    get('/api/facility/list/:id/email', {
      summary: 'The e-mail address of a facility.',
      input: ById,
      output: Schema.Struct({ email: Schema.String }),
      handler: RevealEmail,
      access: 'anyone',
      errors: [FacilityNotFound, ContactNotFound, TooManyRequests],
    }),
  ],
  sitemap: ProfileAddresses,
  messages: { pl, ua, en },
})
