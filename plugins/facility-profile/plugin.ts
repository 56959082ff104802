import { Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Addresses } from '#core/plugin/addresses.ts'
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

const ProfileAddresses = token<Addresses>('facility-profile/Addresses')
const ById = Schema.Struct({ id: Schema.String })

/** The public profile of one facility: everything known of it, each fact with its source and date. */
export const plugin = definePlugin({
  name: 'facility-profile',
  migrations: [facilityProfile],
  wire: (provide) => {
    provide(Profiles, makeProfiles, { db: Db })
    provide(ProfileAddresses, ({ profiles }) => ({ slice: profiles.addresses }), { profiles: Profiles })
    provide(ShowProfile, makeShowProfile, { profiles: Profiles, parts: FacilityParts, clock: Clock, holidays: Holidays })
    provide(FindLegacy, makeFindLegacy, { profiles: Profiles })
    provide(GetFacility, makeGetFacility, { profiles: Profiles })
    provide(RevealContact, makeRevealContact, { profiles: Profiles, rateLimit: RateLimit, clock: Clock })
    provide(ShowContact, makeShowContact, { profiles: Profiles, reveal: RevealContact })
    provide(RevealPhone, makeRevealPhone, { reveal: RevealContact })
    provide(RevealEmail, makeRevealEmail, { reveal: RevealContact })
  },
  routes: [
    get('/api/facility/list/:id', {
      tells: 'One facility with all that is known of it, but telephone and e-mail.',
      takes: ById,
      gives: FacilityView,
      does: GetFacility,
      may: 'anyone',
      fails: [FacilityNotFound, FacilityGone],
    }),
    get('/api/facility/list/:id/phone', {
      tells: 'The telephone numbers of a facility, in E.164.',
      takes: ById,
      gives: Schema.Struct({ phone: Schema.String, second_phone: Schema.NullOr(Schema.String) }),
      does: RevealPhone,
      may: 'anyone',
      fails: [FacilityNotFound, ContactNotFound, TooManyRequests],
    }),
    get('/api/facility/list/:id/email', {
      tells: 'The e-mail address of a facility.',
      takes: ById,
      gives: Schema.Struct({ email: Schema.String }),
      does: RevealEmail,
      may: 'anyone',
      fails: [FacilityNotFound, ContactNotFound, TooManyRequests],
    }),
  ],
  addresses: ProfileAddresses,
  messages: { pl, ua, en },
})
