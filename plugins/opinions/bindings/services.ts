import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { Memberships } from '#core/facilities/membership.port.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Overview } from '#core/overview/overview.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { Answers, Histories } from '../domain/answers.port.ts'
import { Codes } from '../domain/codes.port.ts'
import { EvidenceFiles } from '../domain/evidence.port.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { Readers } from '../domain/readers.port.ts'
import { Staff, Suspicions } from '../domain/staff.port.ts'
import { makeAnswers, makeHistories } from '../persistence/answers.repository.ts'
import { makeCodes } from '../persistence/codes.repository.ts'
import { makeEvidenceFiles } from '../persistence/evidence.repository.ts'
import { makeOpinionLists } from '../persistence/opinion-lists.query.ts'
import { makeOpinions } from '../persistence/opinions.repository.ts'
import { makeReaders } from '../persistence/readers.repository.ts'
import { makeStaff, makeSuspicions } from '../persistence/staff.query.ts'
import { CountOpinions, MarkOpinionsSeen, makeCountOpinions, makeMarkOpinionsSeen } from '../services/badges.ts'
import { ChangeAnswerState, makeChangeAnswerState } from '../services/change-answer-state.ts'
import { ChangeState, makeChangeState } from '../services/change-state.ts'
import * as rules from '../services/examine-submission.ts'
import { FindShown, makeFindShown } from '../services/find-shown.ts'
import { GiveUp, makeGiveUp } from '../services/give-up.ts'
import { KeepEvidence, makeKeepEvidence } from '../services/keep-evidence.ts'
import { LeaveOpinions, makeLeaveOpinions } from '../services/leave-opinions.ts'
import { LockOpinion, makeLockOpinion } from '../services/lock-opinion.ts'
import { LockOwn, makeLockOwn } from '../services/lock-own.ts'
import { Moderate, makeModerate } from '../services/moderate.ts'
import { makeOpenAnswer, OpenAnswer } from '../services/open-answer.ts'
import { makeOpinionMerges, OpinionMerges } from '../services/opinion-merges.ts'
import { makeReadOwn, ReadOwn } from '../services/read-own.ts'
import { makeReadShown, ReadShown } from '../services/read-shown.ts'
import { makeRefreshFacility, RefreshFacility } from '../services/refresh-facility.ts'
import { makeRefreshTrust, RefreshTrust } from '../services/refresh-trust.ts'
import { makeReportedAnswers, makeReportedOpinions, ReportedAnswers, ReportedOpinions } from '../services/reported-opinions.ts'
import { makeSubmissions, Submissions } from '../services/submissions.ts'

const bindRepositories = (bind: Bind): void => {
  bind(Opinions, makeOpinions, { db: Db })
  bind(Answers, makeAnswers, { db: Db })
  bind(Histories, makeHistories, { db: Db })
  bind(OpinionLists, makeOpinionLists, { db: Db, answers: Answers })
  bind(Readers, makeReaders, { db: Db })
  bind(EvidenceFiles, makeEvidenceFiles, { db: Db })
  bind(Codes, makeCodes, { db: Db })
  bind(Staff, makeStaff, { db: Db })
  bind(Suspicions, makeSuspicions, { db: Db })
}

const bindRules = (bind: Bind): void => {
  const suspicions = { suspicions: Suspicions }
  bind(rules.ExamineSimilarity, rules.makeExamineSimilarity, suspicions)
  bind(rules.ExamineDevice, rules.makeExamineDevice, suspicions)
  bind(rules.ExamineConflict, rules.makeExamineConflict, suspicions)
  bind(rules.ExamineBurst, rules.makeExamineBurst, { ...suspicions, clock: Clock })
  bind(rules.ExaminePrivacy, rules.makeExaminePrivacy, {})
  bind(rules.ExamineWords, rules.makeExamineWords, {})
}

/** Binds the repositories of opinions, the rules that flag them, and what their use-cases share. */
export const bindOpinionServices = (bind: Bind): void => {
  bindRepositories(bind)
  bindRules(bind)
  const recorded = { audit: Audit, events: Events }
  const timed = { clock: Clock }
  bind(Submissions, makeSubmissions, { queue: ReviewQueue })
  bind(RefreshFacility, makeRefreshFacility, {
    opinions: Opinions,
    ratings: FacilityRatings,
    staff: Staff,
    overview: Overview,
    events: Events,
  })
  bind(OpinionMerges, makeOpinionMerges, {
    opinions: Opinions,
    knownFacilities: KnownFacilities,
    submissions: Submissions,
    refreshFacility: RefreshFacility,
    audit: Audit,
  })
  bind(ChangeState, makeChangeState, { opinions: Opinions, histories: Histories, refreshFacility: RefreshFacility, audit: Audit, ...timed })
  bind(ChangeAnswerState, makeChangeAnswerState, { answers: Answers, histories: Histories, overview: Overview, ...recorded, ...timed })
  bind(LockOpinion, makeLockOpinion, { opinions: Opinions, directory: Facilities, knownFacilities: KnownFacilities })
  bind(LockOwn, makeLockOwn, { opinions: Opinions, lockOpinion: LockOpinion, submissions: Submissions })
  bind(RefreshTrust, makeRefreshTrust, { opinions: Opinions, memberships: Memberships, ...recorded, ...timed })
  bind(ReadOwn, makeReadOwn, { lists: OpinionLists, evidence: EvidenceFiles })
  bind(FindShown, makeFindShown, { opinions: Opinions, staff: Staff })
  bind(ReadShown, makeReadShown, { lists: OpinionLists })
  bind(KeepEvidence, makeKeepEvidence, {
    evidence: EvidenceFiles,
    uploads: Uploads,
    codes: Codes,
    suspicions: Suspicions,
    signing: Signing,
    ...timed,
  })
  bind(GiveUp, makeGiveUp, { answers: Answers, changeState: ChangeState, keepEvidence: KeepEvidence, submissions: Submissions })
  bind(OpenAnswer, makeOpenAnswer, { lockOpinion: LockOpinion, answers: Answers })
  bind(CountOpinions, makeCountOpinions, { readers: Readers })
  bind(MarkOpinionsSeen, makeMarkOpinionsSeen, { readers: Readers, ...timed })
  bind(Moderate, makeModerate, {
    answers: Answers,
    lockOpinion: LockOpinion,
    changeState: ChangeState,
    changeAnswerState: ChangeAnswerState,
    refreshTrust: RefreshTrust,
    transaction: Transaction,
  })
  const reported = { opinions: Opinions, answers: Answers, lists: OpinionLists, staff: Staff, moderate: Moderate }
  bind(ReportedOpinions, makeReportedOpinions, reported)
  bind(ReportedAnswers, makeReportedAnswers, reported)
  bind(LeaveOpinions, makeLeaveOpinions, {
    opinions: Opinions,
    histories: Histories,
    lockOpinion: LockOpinion,
    giveUp: GiveUp,
    keepEvidence: KeepEvidence,
    events: Events,
    transaction: Transaction,
  })
}
