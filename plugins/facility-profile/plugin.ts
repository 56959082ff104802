import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import { reportable } from '#core/moderation/reportable.ts'
import { Overview } from '#core/overview/overview.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import { Clock } from '#core/ports/clock.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Together } from '#core/ports/together.ts'
import { facilityProfileApi } from './contract/api.ts'
import { LoadFacilityTask } from './contract/ui.ts'
import { Profiles } from './domain/profiles.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { facilityProfile } from './migrations/20261121090500-facility-profile.ts'
import { makeProfiles } from './persistence/profiles.query.ts'
import { makeReportedFacilities, ReportedFacilities } from './services/reported-facilities.ts'
import { FindLegacy, makeFindLegacy } from './use-cases/find-legacy.ts'
import { GetFacility, makeGetFacility } from './use-cases/get-facility.ts'
import { makeLoadFacilityTask } from './use-cases/load-facility-task.ts'
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
    bind(LoadFacilityTask, makeLoadFacilityTask, { facilities: KnownFacilities, overview: Overview })
    bind(ReportedFacilities, makeReportedFacilities, { facilities: KnownFacilities, grants: Grants })
    bind(FindLegacy, makeFindLegacy, { profiles: Profiles })
    bind(GetFacility, makeGetFacility, { profiles: Profiles, parts: FacilitySlotData })
    bind(RevealContact, makeRevealContact, { profiles: Profiles, rateLimit: RateLimit, clock: Clock })
    bind(ShowContact, makeShowContact, { profiles: Profiles, reveal: RevealContact })
    bind(RevealPhone, makeRevealPhone, { reveal: RevealContact })
    bind(RevealEmail, makeRevealEmail, { reveal: RevealContact })
  },
  endpoints: implement(facilityProfileApi, { getFacility: GetFacility, revealPhone: RevealPhone, revealEmail: RevealEmail }),
  sitemap: ProfileSitemap,
  reportables: [reportable('facility', { label: 'facility-profile.reported', acts: [], things: ReportedFacilities })],
  messages: { pl, ua, en },
})
