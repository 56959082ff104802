import { pageTags } from '#core/kernel/page-tags.ts'
import { reviewKind } from '#core/moderation/review-kind.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { facilityPanelApi } from './contract/api.ts'
import { StaffChanged } from './contract/events.ts'
import { reviewHours } from './contract/limits.ts'
import { shadowReasons, shadowReview } from './contract/shadow.ts'
import { facilityPanelMails, facilityPanelNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { facilityPanel } from './migrations/20261130120000-facility-panel.ts'
import { employeePhotos } from './migrations/20261201091000-facility-panel.ts'
import { facilityPanelOpened } from './migrations/20261201100100-facility-panel-opened.ts'
import { rejectedShadows } from './migrations/20261216090000-facility-panel-rejected.ts'
import { makeEmployees, staffOfFacility, staffOfSite } from './persistence/employees.repository.ts'
import { makeDemoFacility, makePanelFacilities } from './persistence/panel-facilities.repository.ts'
import { makeShadows } from './persistence/shadows.repository.ts'
import { facilityPanelTables } from './persistence/tables.ts'
import { dataToday } from './persistence/today.query.ts'
import { facilityPanelPersonal } from './personal-data.ts'
import { makeCountAmenities, makeCountDescription } from './services/count-used.ts'
import { makeFacilitySettings } from './services/read-facility.ts'
import { ChangeSection, PutVacancies } from './use-cases/change-section.ts'
import { DecideShadowReview, ShowShadowReview } from './use-cases/decide-shadow.ts'
import { DeleteFacility } from './use-cases/delete-facility.ts'
import { ClearStaff, RemoveEmployeePhoto, SetEmployeePhoto } from './use-cases/employee-photos.ts'
import { AddEmployee, ChangeEmployee, ListEmployees, RemoveEmployee, SortEmployees } from './use-cases/employees.ts'
import { LoadPanelLink, makeFindEditedFacility, makeLoadPanelLayout } from './use-cases/panel-layout.ts'
import { SeedPanelDemo } from './use-cases/seed-demo.ts'
import { AcceptShadow, DeleteShadow, ListShadows, ProposeShadow, RejectShadow } from './use-cases/shadows.ts'
import { ShowPanel } from './use-cases/show-panel.ts'

/** Panel in which owners edit what parents see of their facility. */
export const plugin = definePlugin({
  name: 'facility-panel',
  dependsOn: ['places', 'tags', 'uploads', 'accounts', 'moderation', 'support'],
  migrations: [facilityPanel, employeePhotos, facilityPanelOpened, rejectedShadows],
  tables: facilityPanelTables,
  providers: [
    makePanelFacilities,
    makeShadows,
    makeEmployees,
    makeDemoFacility,
    makeCountAmenities,
    makeCountDescription,
    makeFacilitySettings,
    makeLoadPanelLayout,
    makeFindEditedFacility,
  ],
  endpoints: implement(facilityPanelApi, [
    ShowPanel,
    ChangeSection,
    PutVacancies,
    DeleteFacility,
    ListEmployees,
    AddEmployee,
    SortEmployees,
    ChangeEmployee,
    RemoveEmployee,
    SetEmployeePhoto,
    RemoveEmployeePhoto,
    ListShadows,
    ProposeShadow,
    AcceptShadow,
    RejectShadow,
    DeleteShadow,
  ]),
  slotData: [staffOfFacility, staffOfSite],
  cacheInvalidations: [cacheInvalidation(StaffChanged, ({ facilityId }) => [pageTags.facility(facilityId)])],
  mails: facilityPanelMails,
  notifications: facilityPanelNotifications,
  reviews: [
    reviewKind(shadowReview, {
      messages: 'facility-panel.review',
      dueHours: reviewHours,
      reasons: shadowReasons,
      decide: DecideShadowReview,
      show: ShowShadowReview,
    }),
  ],
  layoutData: LoadPanelLink,
  jobs: [every({ at: '03:25' }, ClearStaff)],
  personalData: facilityPanelPersonal,
  demoSeed: SeedPanelDemo,
  siteSections: [{ kind: 'staff', name: 'facility-panel.profile.staff', editedAt: 'facility_staff' }],
  facilityToday: [dataToday],
  messages: { pl, ua, en },
})
