import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { Overview } from '#core/overview/overview.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { Events } from '#core/ports/events.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { makeApplications } from '../persistence/applications.repository.ts'
import { makeApplicationHistory } from '../persistence/history.repository.ts'
import { ApplicationMerges, makeApplicationMerges } from '../persistence/merges.repository.ts'
import { makeRecruitingFacilities } from '../persistence/recruiting-facilities.query.ts'
import { ApplicationFiles } from '../personal-data.ts'
import { makeApplicationFiles } from '../services/application-files.ts'
import { CountApplications, MarkApplicationsSeen, makeCountApplications, makeMarkApplicationsSeen } from '../services/count-applications.ts'
import { FindApplication, makeFindApplication } from '../services/find-application.ts'
import { makeReadApplication, ReadApplication } from '../services/read-application.ts'
import { makeReadApplications, ReadApplications } from '../services/read-applications.ts'
import { makeReadVacancyLink, ReadVacancyLink } from '../services/read-vacancy-link.ts'
import { makeSealedContent, SealedContent } from '../services/sealed-content.ts'
import { makeTakeStep, TakeStep } from '../services/take-step.ts'
import {
  AcceptOffer,
  DeclineOffer,
  makeAcceptOffer,
  makeDeclineOffer,
  makeWithdrawApplication,
  WithdrawApplication,
} from '../use-cases/answer-as-parent.ts'
import { ChangeStatus, makeChangeStatus } from '../use-cases/change-status.ts'
import { ConfirmVacancies, makeConfirmVacancies, makeShowVacancyLink, ShowVacancyLink } from '../use-cases/confirm-vacancies.ts'
import { ExportApplications, makeExportApplications } from '../use-cases/export-applications.ts'
import { FollowOffers, makeFollowOffers } from '../use-cases/follow-offers.ts'
import { ListInbox, makeListInbox } from '../use-cases/list-inbox.ts'
import { ListOwnApplications, makeListOwnApplications } from '../use-cases/list-own.ts'
import { MarkSeen, makeMarkSeen } from '../use-cases/mark-applications-seen.ts'
import { MoveOnList, makeMoveOnList } from '../use-cases/move-on-list.ts'
import { makeReencryptApplications, ReencryptApplications } from '../use-cases/reencrypt-applications.ts'
import { makeRemindOfVacancies, RemindOfVacancies } from '../use-cases/remind-of-vacancies.ts'
import { makeShowApplication, ShowApplication } from '../use-cases/show-application.ts'
import { makeShowForm, ShowForm } from '../use-cases/show-form.ts'
import { makeSubmitApplication, SubmitApplication } from '../use-cases/submit-application.ts'
import { makeWithdrawOthers, WithdrawOthers } from '../use-cases/withdraw-others.ts'

const stored = { applications: Applications, history: ApplicationHistory, facilities: RecruitingFacilities, sealed: SealedContent }
const writing = { audit: Audit, events: Events, clock: Clock, transaction: Transaction }

/** Binds recruitment: repositories, services and use-cases. */
export const bindRecruitment = (bind: Bind): void => {
  bind(Applications, makeApplications, { db: Db })
  bind(ApplicationMerges, makeApplicationMerges, { db: Db, applications: Applications })
  bind(ApplicationHistory, makeApplicationHistory, { db: Db })
  bind(RecruitingFacilities, makeRecruitingFacilities, { db: Db })

  bind(SealedContent, makeSealedContent, { encryption: Encryption, signing: Signing })
  bind(FindApplication, makeFindApplication, { applications: Applications })
  bind(ReadApplications, makeReadApplications, stored)
  bind(ReadApplication, makeReadApplication, { ...stored, readApplications: ReadApplications })
  bind(TakeStep, makeTakeStep, { ...stored, ...writing, overview: Overview })
  bind(CountApplications, makeCountApplications, { applications: Applications })
  bind(MarkApplicationsSeen, makeMarkApplicationsSeen, { applications: Applications })
  bind(ApplicationFiles, makeApplicationFiles, stored)
  bind(ReadVacancyLink, makeReadVacancyLink, {
    facilities: RecruitingFacilities,
    directory: Facilities,
    grants: Grants,
    signing: Signing,
  })

  const reading = { ...stored, readApplications: ReadApplications, clock: Clock }
  bind(ShowForm, makeShowForm, { ...stored, accounts: Accounts, knownFacilities: KnownFacilities })
  bind(ListOwnApplications, makeListOwnApplications, reading)
  bind(ListInbox, makeListInbox, reading)
  bind(ExportApplications, makeExportApplications, { ...reading, translator: Translator, audit: Audit, transaction: Transaction })
  const one = { ...stored, ...writing, findApplication: FindApplication, readApplication: ReadApplication, takeStep: TakeStep }
  bind(ShowApplication, makeShowApplication, { ...one, overview: Overview })
  bind(SubmitApplication, makeSubmitApplication, { ...one, overview: Overview, rateLimit: RateLimit })
  bind(ChangeStatus, makeChangeStatus, one)
  bind(MarkSeen, makeMarkSeen, one)
  bind(MoveOnList, makeMoveOnList, one)
  bind(WithdrawApplication, makeWithdrawApplication, one)
  bind(AcceptOffer, makeAcceptOffer, one)
  bind(DeclineOffer, makeDeclineOffer, one)
  bind(WithdrawOthers, makeWithdrawOthers, one)

  bind(FollowOffers, makeFollowOffers, one)
  bind(ReencryptApplications, makeReencryptApplications, stored)
  bind(RemindOfVacancies, makeRemindOfVacancies, { facilities: RecruitingFacilities, signing: Signing, ...writing })
  bind(ShowVacancyLink, makeShowVacancyLink, { readVacancyLink: ReadVacancyLink })
  bind(ConfirmVacancies, makeConfirmVacancies, {
    readVacancyLink: ReadVacancyLink,
    directory: Facilities,
    restateFacility: RestateFacility,
    audit: Audit,
    transaction: Transaction,
  })
}
