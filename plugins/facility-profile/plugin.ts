import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { token } from '#core/kernel/token.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { Clock } from '#core/ports/clock.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Together } from '#core/ports/together.ts'
import { facilityProfileApi } from './contract/api.ts'
import { Profiles } from './domain/profiles.port.ts'
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

const ProfileSitemap = token<SitemapPages>('facility-profile/Sitemap')

/** Public profile of a facility: all known facts, each with its source and date. */
export const plugin = definePlugin({
  name: 'facility-profile',
  dependsOn: ['places'],
  migrations: [facilityProfile],
  bindings: (bind) => {
    bind(Profiles, makeProfiles, { db: Db })
    bind(ProfileSitemap, ({ profiles }) => profiles.sitemap, { profiles: Profiles })
    bind(ShowProfile, makeShowProfile, {
      profiles: Profiles,
      parts: FacilitySlotData,
      clock: Clock,
      holidays: Holidays,
      together: Together,
    })
    bind(FindLegacy, makeFindLegacy, { profiles: Profiles })
    bind(GetFacility, makeGetFacility, { profiles: Profiles })
    bind(RevealContact, makeRevealContact, { profiles: Profiles, rateLimit: RateLimit, clock: Clock })
    bind(ShowContact, makeShowContact, { profiles: Profiles, reveal: RevealContact })
    bind(RevealPhone, makeRevealPhone, { reveal: RevealContact })
    bind(RevealEmail, makeRevealEmail, { reveal: RevealContact })
  },
  endpoints: implement(facilityProfileApi, { getFacility: GetFacility, revealPhone: RevealPhone, revealEmail: RevealEmail }),
  sitemap: ProfileSitemap,
  messages: { pl, ua, en },
})
