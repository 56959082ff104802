import { define } from '#core/kernel/define.ts'
import { reportable } from '#core/moderation/reportable.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { facilityProfileApi } from './contract/api.ts'
import { Profiles } from './domain/profiles.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { facilityProfile } from './migrations/20261121090500-facility-profile.ts'
import { makeProfiles } from './persistence/profiles.query.ts'
import { ReportedFacilities } from './services/reported-facilities.ts'
import { provideContactReveals, RevealEmail, RevealPhone } from './use-cases/contact.ts'
import { DrawQrCode } from './use-cases/draw-qr-code.ts'
import { GetFacility } from './use-cases/get-facility.ts'
import { makeLoadFacilityTask } from './use-cases/load-facility-task.ts'
import { providePublicProfiles } from './use-cases/show-profile.ts'

const ProfileSitemap = define('facility-profile/Sitemap', { profiles: Profiles }, ({ profiles }) => profiles.sitemap)

/** Public profile of a facility: all known facts, each with its source and date. */
export const plugin = definePlugin({
  name: 'facility-profile',
  dependsOn: ['places'],
  migrations: [facilityProfile],
  providers: [makeProfiles, makeLoadFacilityTask, providePublicProfiles, provideContactReveals],
  endpoints: implement(facilityProfileApi, [GetFacility, RevealPhone, RevealEmail, DrawQrCode]),
  sitemap: ProfileSitemap,
  reportables: [reportable('facility', { label: 'facility-profile.reported', acts: [], things: ReportedFacilities })],
  messages: { pl, ua, en },
})
