import { mergedKind } from '#core/facilities/merge-participant.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { recruitmentApi } from './contract/api.ts'
import { recruitmentMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { recruitment } from './migrations/20261213090000-recruitment.ts'
import { recruitmentMerges } from './migrations/20261225091000-recruitment-merges.ts'
import { recruitmentNotifications } from './notifications.ts'
import { actionOfFacility } from './persistence/action.part.ts'
import { makeApplicationHistory, makeApplications } from './persistence/applications.repository.ts'
import { ApplicationMerges } from './persistence/merges.repository.ts'
import { makeRecruitingFacilities } from './persistence/recruiting-facilities.query.ts'
import { recruitmentTables } from './persistence/tables.ts'
import { applicationsToday, ownApplicationsToday } from './persistence/today.query.ts'
import { recruitmentPersonal } from './personal-data.ts'
import { CountApplications, MarkApplicationsSeen } from './services/count-applications.ts'
import { AcceptOffer, DeclineOffer, WithdrawApplication } from './use-cases/answer-as-parent.ts'
import { ListInbox, ListOwnApplications, MarkSeen, ShowApplication } from './use-cases/applications.ts'
import { ChangeStatus, MoveOnList } from './use-cases/change-application.ts'
import { ExportApplications } from './use-cases/export-applications.ts'
import { FollowOffers } from './use-cases/follow-offers.ts'
import { ReencryptApplications } from './use-cases/reencrypt-applications.ts'
import { SeedRecruitmentDemo } from './use-cases/seed-demo.ts'
import { ShowForm, SubmitApplication } from './use-cases/submit-application.ts'
import { RemindOfVacancies } from './use-cases/vacancies.ts'
import { WithdrawOthers } from './use-cases/withdraw-others.ts'

/** Recruitment: applications of parents, waiting lists and offers of facilities, and reminders of free places. */
export const plugin = definePlugin({
  name: 'recruitment',
  dependsOn: ['accounts', 'facility-panel', 'facility-profile'],
  migrations: [recruitment, recruitmentMerges],
  tables: recruitmentTables,
  providers: [makeApplications, makeApplicationHistory, makeRecruitingFacilities],
  endpoints: implement(recruitmentApi, [
    ShowForm,
    SubmitApplication,
    ListOwnApplications,
    ExportApplications,
    ListInbox,
    MarkSeen,
    ShowApplication,
    ChangeStatus,
    MoveOnList,
    WithdrawApplication,
    respond(recruitmentApi.acceptOffer, AcceptOffer),
    respond(recruitmentApi.declineOffer, DeclineOffer),
    WithdrawOthers,
  ]),
  slotData: [actionOfFacility],
  badgeCounters: [badgeCounter('applications', CountApplications, MarkApplicationsSeen)],
  notifications: recruitmentNotifications,
  mergedKinds: [mergedKind('applications', { label: 'recruitment.merged', single: true, participant: ApplicationMerges })],
  mails: recruitmentMails,
  jobs: [every({ minutes: 5 }, FollowOffers), every({ at: '04:15' }, ReencryptApplications), every({ at: '08:00' }, RemindOfVacancies)],
  personalData: recruitmentPersonal,
  demoSeed: SeedRecruitmentDemo,
  facilityToday: [applicationsToday],
  accountToday: [ownApplicationsToday],
  messages: { pl, ua, en },
})
