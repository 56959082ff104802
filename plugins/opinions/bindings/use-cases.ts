import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { Memberships } from '#core/facilities/membership.port.ts'
import { Overview } from '#core/overview/overview.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Progress } from '#core/ports/progress.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Watermarks } from '#core/ports/watermarks.ts'
import { AccountOrigins, Accounts } from '#plugins/accounts/contract/queries.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { Answers, Histories } from '../domain/answers.port.ts'
import { BulkOpinions } from '../domain/bulk-opinions.port.ts'
import { Codes } from '../domain/codes.port.ts'
import { EvidenceFiles } from '../domain/evidence.port.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { Readers } from '../domain/readers.port.ts'
import { Staff } from '../domain/staff.port.ts'
import { makeBulkOpinions } from '../persistence/bulk-opinions.repository.ts'
import { ChangeAnswerState } from '../services/change-answer-state.ts'
import { ChangeState } from '../services/change-state.ts'
import { FindShown } from '../services/find-shown.ts'
import { GiveUp } from '../services/give-up.ts'
import { KeepEvidence } from '../services/keep-evidence.ts'
import { LockOpinion } from '../services/lock-opinion.ts'
import { LockOwn } from '../services/lock-own.ts'
import { OpenAnswer } from '../services/open-answer.ts'
import { ReadOwn } from '../services/read-own.ts'
import { ReadShown } from '../services/read-shown.ts'
import { RefreshFacility } from '../services/refresh-facility.ts'
import { RefreshTrust } from '../services/refresh-trust.ts'
import { Submissions } from '../services/submissions.ts'
import { AnswerOpinion, makeAnswerOpinion } from '../use-cases/answer-opinion.ts'
import { ChangeAnswer, makeChangeAnswer } from '../use-cases/change-answer.ts'
import { ChangeOpinion, makeChangeOpinion } from '../use-cases/change-opinion.ts'
import { CleanUpOpinions, makeCleanUpOpinions } from '../use-cases/clean-up-opinions.ts'
import { DecideAnswer, makeDecideAnswer } from '../use-cases/decide-answer.ts'
import { AcceptAnswerById, makeAcceptAnswerById, makeRejectAnswerById, RejectAnswerById } from '../use-cases/decide-answer-by-id.ts'
import { DecideOpinion, makeDecideOpinion } from '../use-cases/decide-opinion.ts'
import { AcceptOpinionById, makeAcceptOpinionById, makeRejectOpinionById, RejectOpinionById } from '../use-cases/decide-opinion-by-id.ts'
import { IssueCodes, makeIssueCodes } from '../use-cases/issue-codes.ts'
import { ListCodes, makeListCodes } from '../use-cases/list-codes.ts'
import { ListFacilityOpinions, makeListFacilityOpinions } from '../use-cases/list-facility-opinions.ts'
import { ListOpinions, makeListOpinions } from '../use-cases/list-opinions.ts'
import { ListOwnOpinions, makeListOwnOpinions } from '../use-cases/list-own-opinions.ts'
import { LoadLatest, makeLoadLatest } from '../use-cases/load-latest.ts'
import { MarkDocumentSeen, makeMarkDocumentSeen } from '../use-cases/mark-document-seen.ts'
import { MarkHelpful, makeMarkHelpful } from '../use-cases/mark-helpful.ts'
import { MayWrite, makeMayWrite } from '../use-cases/may-write.ts'
import { makeRecountRatings, RecountRatings } from '../use-cases/recount-ratings.ts'
import { makeRemoveAnswer, RemoveAnswer } from '../use-cases/remove-answer.ts'
import { makeSeedOpinionsDemo, SeedOpinionsDemo } from '../use-cases/seed-demo.ts'
import { makeSeedOpinionsLoad, SeedOpinionsLoad } from '../use-cases/seed-load.ts'
import { makeShowAnswerReview, ShowAnswerReview } from '../use-cases/show-answer-review.ts'
import { makeShowHelpful, ShowHelpful } from '../use-cases/show-helpful.ts'
import { makeShowOpinion, ShowOpinion } from '../use-cases/show-opinion.ts'
import { makeShowOpinionReview, ShowOpinionReview } from '../use-cases/show-opinion-review.ts'
import { makeShowOpinionsPage, ShowOpinionsPage } from '../use-cases/show-opinions-page.ts'
import { makeShowRules, ShowRules } from '../use-cases/show-rules.ts'
import { makeShowStats, ShowStats } from '../use-cases/show-stats.ts'
import { makeShowThread, ShowThread } from '../use-cases/show-thread.ts'
import { makeUnmarkHelpful, UnmarkHelpful } from '../use-cases/unmark-helpful.ts'
import { makeViewEvidence, ViewEvidence } from '../use-cases/view-evidence.ts'
import { makeWithdrawOpinion, WithdrawOpinion } from '../use-cases/withdraw-opinion.ts'
import { makeWithdrawStranded, WithdrawStranded } from '../use-cases/withdraw-stranded.ts'
import { makeWriteOpinion, WriteOpinion } from '../use-cases/write-opinion.ts'

const opinions = { opinions: Opinions }
const answers = { answers: Answers }
const histories = { histories: Histories }
const lists = { lists: OpinionLists }
const known = { knownFacilities: KnownFacilities }
const directory = { directory: Facilities }
const staff = { staff: Staff }
const evidence = { evidence: EvidenceFiles }
const now = { clock: Clock }
const transaction = { transaction: Transaction }
const audit = { audit: Audit }
const events = { events: Events }
const recorded = { ...audit, ...events, ...now, ...transaction }

const bindWriting = (bind: Bind): void => {
  const writing = { ...recorded, keepEvidence: KeepEvidence, submissions: Submissions, readOwn: ReadOwn, rateLimit: RateLimit }
  bind(WriteOpinion, makeWriteOpinion, { ...writing, ...opinions, ...histories, ...directory, ...known, ...staff })
  bind(ChangeOpinion, makeChangeOpinion, { ...writing, lockOwn: LockOwn, changeState: ChangeState })
  bind(WithdrawOpinion, makeWithdrawOpinion, { lockOwn: LockOwn, giveUp: GiveUp, ...transaction })
  bind(MayWrite, makeMayWrite, { ...opinions, ...known, ...staff })
  const answering = { openAnswer: OpenAnswer, submissions: Submissions, readShown: ReadShown, ...transaction }
  bind(AnswerOpinion, makeAnswerOpinion, { ...answering, ...answers, ...histories, keepEvidence: KeepEvidence, ...audit, ...now })
  bind(ChangeAnswer, makeChangeAnswer, { ...answering, changeAnswerState: ChangeAnswerState })
  bind(RemoveAnswer, makeRemoveAnswer, { ...answering, ...answers, ...histories, overview: Overview, ...recorded })
  const reading = { ...lists, readers: Readers, findShown: FindShown }
  bind(ShowHelpful, makeShowHelpful, reading)
  bind(MarkHelpful, makeMarkHelpful, { ...reading, ...events, ...now, ...transaction })
  bind(UnmarkHelpful, makeUnmarkHelpful, { ...opinions, ...lists, readers: Readers, ...events, ...transaction })
  bind(IssueCodes, makeIssueCodes, { codes: Codes, ...directory, ...known, keepEvidence: KeepEvidence, signing: Signing, ...recorded })
}

const bindDeciding = (bind: Bind): void => {
  const deciding = { lockOpinion: LockOpinion, ...events, ...transaction }
  bind(DecideOpinion, makeDecideOpinion, { ...deciding, ...opinions, changeState: ChangeState, refreshTrust: RefreshTrust })
  bind(DecideAnswer, makeDecideAnswer, { ...deciding, ...answers, ...staff, changeAnswerState: ChangeAnswerState })
  const byId = { ...opinions, decideSubject: DecideSubject }
  bind(AcceptOpinionById, makeAcceptOpinionById, { ...byId, readOwn: ReadOwn })
  bind(RejectOpinionById, makeRejectOpinionById, { ...byId, readOwn: ReadOwn })
  bind(AcceptAnswerById, makeAcceptAnswerById, { ...byId, ...answers, readShown: ReadShown })
  bind(RejectAnswerById, makeRejectAnswerById, { ...byId, ...answers, readShown: ReadShown })
  bind(ShowOpinionReview, makeShowOpinionReview, {
    ...opinions,
    ...histories,
    ...evidence,
    codes: Codes,
    memberships: Memberships,
    readOwn: ReadOwn,
    ...now,
  })
  bind(ShowAnswerReview, makeShowAnswerReview, { ...opinions, ...answers, ...histories, ...lists })
  bind(ViewEvidence, makeViewEvidence, {
    ...evidence,
    uploads: Uploads,
    accounts: Accounts,
    watermarks: Watermarks,
    ...audit,
    ...now,
    ...transaction,
  })
  bind(MarkDocumentSeen, makeMarkDocumentSeen, { ...opinions, ...evidence, lockOpinion: LockOpinion, ...audit, ...transaction })
}

const bindReading = (bind: Bind): void => {
  bind(ListOpinions, makeListOpinions, lists)
  bind(ListOwnOpinions, makeListOwnOpinions, { ...lists, readOwn: ReadOwn })
  bind(ListFacilityOpinions, makeListFacilityOpinions, { ...lists, ...known })
  bind(LoadLatest, makeLoadLatest, lists)
  bind(ListCodes, makeListCodes, { codes: Codes, ...known, ...now })
  bind(ShowStats, makeShowStats, { ...lists, ...known, ...now })
  bind(ShowOpinion, makeShowOpinion, { ...opinions, ...lists, ...known })
  bind(ShowThread, makeShowThread, { ...opinions, ...answers, ...histories, readOwn: ReadOwn, readShown: ReadShown })
  bind(ShowOpinionsPage, makeShowOpinionsPage, { facilities: KnownFacilities, listOpinions: ListOpinions, showStats: ShowStats })
  bind(ShowRules, makeShowRules, {})
}

const bindSeeds = (bind: Bind): void => {
  bind(BulkOpinions, makeBulkOpinions, { db: Db })
  const seeding = { bulk: BulkOpinions, ...opinions, ratings: FacilityRatings, ...now, ...transaction }
  bind(SeedOpinionsDemo, makeSeedOpinionsDemo, {
    ...seeding,
    ...answers,
    ...histories,
    submissions: Submissions,
    writeOpinion: WriteOpinion,
    accountOrigins: AccountOrigins,
    ...audit,
  })
  bind(SeedOpinionsLoad, makeSeedOpinionsLoad, { ...seeding, progress: Progress })
}

/** Binds the use-cases of opinions. */
export const bindOpinionUseCases = (bind: Bind): void => {
  bindWriting(bind)
  bindDeciding(bind)
  bindReading(bind)
  bindSeeds(bind)
  bind(WithdrawStranded, makeWithdrawStranded, {
    ...opinions,
    ...answers,
    ...histories,
    submissions: Submissions,
    lockOpinion: LockOpinion,
    giveUp: GiveUp,
    ...now,
    ...transaction,
  })
  bind(CleanUpOpinions, makeCleanUpOpinions, {
    ...opinions,
    ...evidence,
    uploads: Uploads,
    refreshTrust: RefreshTrust,
    withdrawStranded: WithdrawStranded,
    ...now,
    ...transaction,
  })
  bind(RecountRatings, makeRecountRatings, { ...opinions, ...directory, refreshFacility: RefreshFacility, ...transaction })
}
