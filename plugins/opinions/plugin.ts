import { Schema } from 'effect'
import { mergedKind } from '#core/facilities/merge-participant.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { moderationActs, reportable } from '#core/moderation/reportable.ts'
import { reviewKind } from '#core/moderation/review-kind.ts'
import { reviewRule } from '#core/moderation/review-rule.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { command } from '#core/plugin/commands.ts'
import { conditionalTab } from '#core/plugin/conditional-tabs.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { FacilityDeleted } from '#plugins/facility-panel/contract/events.ts'
import { opinionsApi } from './contract/api.ts'
import { OpinionsChanged } from './contract/events.ts'
import { reviewHours } from './contract/limits.ts'
import { opinionsSlotKey } from './contract/public-views.ts'
import { answerReviewKind, opinionReasons, opinionReviewKind } from './contract/states.ts'
import { opinionsMails, opinionsNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { opinions } from './migrations/20261210090000-opinions.ts'
import { opinionsRetention } from './migrations/20261225090000-opinions-retention.ts'
import { evidenceRetention } from './migrations/20261229091000-opinions-retention.ts'
import { opinionDrafts } from './migrations/20270120092000-opinions.ts'
import { withdrawnDrafts } from './migrations/20270122092000-opinions.ts'
import { makeCodes } from './persistence/codes.repository.ts'
import { makeOpinionLists, OpinionSitemap } from './persistence/opinion-lists.query.ts'
import { opinionsOfFacility, opinionsOfSite } from './persistence/opinions.part.ts'
import { makeAnswers, makeBulkOpinions, makeEvidenceFiles, makeHistories, makeOpinions } from './persistence/opinions.repository.ts'
import { makeReaders } from './persistence/readers.repository.ts'
import { makeStaff, makeSuspicions } from './persistence/staff.query.ts'
import { opinionsTables } from './persistence/tables.ts'
import { opinionsToday } from './persistence/today.query.ts'
import { opinionsPersonal } from './personal-data.ts'
import { CountOpinions, MarkOpinionsSeen } from './services/badges.ts'
import {
  ExamineBurst,
  ExamineConflict,
  ExamineDevice,
  ExaminePrivacy,
  ExamineSimilarity,
  ExamineWords,
} from './services/examine-submission.ts'
import { OpinionMerges } from './services/opinion-merges.ts'
import { ReportedAnswers, ReportedOpinions } from './services/reported-opinions.ts'
import { LeaveOpinions } from './services/withdraw-locked-opinion.ts'
import { AnswerOpinion, ChangeAnswer, RemoveAnswer } from './use-cases/answers.ts'
import { IssueCodes, ListCodes } from './use-cases/codes.ts'
import { AcceptAnswerById, DecideAnswer, RejectAnswerById, ShowAnswerReview } from './use-cases/decide-answer.ts'
import { AcceptOpinionById, DecideOpinion, RejectOpinionById, ShowOpinionReview } from './use-cases/decide-opinion.ts'
import { MarkDocumentSeen, ViewEvidence } from './use-cases/evidence.ts'
import { MarkHelpful, ShowHelpful, UnmarkHelpful } from './use-cases/helpful.ts'
import { CleanUpOpinions, RecountRatings, WithdrawStranded } from './use-cases/maintenance.ts'
import {
  ListFacilityOpinions,
  ListOpinions,
  ListOwnOpinions,
  LoadLatest,
  ShowOpinion,
  ShowStats,
  ShowThread,
} from './use-cases/opinion-lists.ts'
import { SeedOpinionsDemo, SeedOpinionsLoad } from './use-cases/seed-demo.ts'
import { ChangeOpinion, MayWrite, WithdrawOpinion, WriteOpinion } from './use-cases/write-opinion.ts'

const messages = 'opinions.review'
const review = { dueHours: reviewHours, reasons: opinionReasons } as const

/** Opinions of parents about facilities, checked before they are shown, with the facility's answers. */
export const plugin = definePlugin({
  name: 'opinions',
  dependsOn: ['accounts', 'drafts', 'moderation', 'facility-panel', 'facility-profile', 'notifications', 'support', 'uploads'],
  migrations: [opinions, opinionsRetention, evidenceRetention, opinionDrafts, withdrawnDrafts],
  tables: opinionsTables,
  providers: [
    makeOpinions,
    makeAnswers,
    makeHistories,
    makeOpinionLists,
    makeReaders,
    makeEvidenceFiles,
    makeCodes,
    makeStaff,
    makeSuspicions,
    makeBulkOpinions,
  ],
  endpoints: implement(opinionsApi, [
    ListOpinions,
    WriteOpinion,
    ListOwnOpinions,
    ListFacilityOpinions,
    ShowStats,
    MayWrite,
    ShowOpinion,
    ShowThread,
    ChangeOpinion,
    WithdrawOpinion,
    AcceptOpinionById,
    RejectOpinionById,
    ViewEvidence,
    MarkDocumentSeen,
    AnswerOpinion,
    ChangeAnswer,
    RemoveAnswer,
    AcceptAnswerById,
    RejectAnswerById,
    ShowHelpful,
    MarkHelpful,
    UnmarkHelpful,
    IssueCodes,
    ListCodes,
  ]),
  slotData: [opinionsOfFacility, opinionsOfSite],
  layoutData: LoadLatest,
  sitemap: OpinionSitemap,
  reviews: [
    reviewKind(opinionReviewKind, { ...review, messages, decide: DecideOpinion, show: ShowOpinionReview }),
    reviewKind(answerReviewKind, { ...review, messages: 'opinions.answer-review', decide: DecideAnswer, show: ShowAnswerReview }),
  ],
  reviewRules: [
    reviewRule('similar-text', { messages, examine: ExamineSimilarity }),
    reviewRule('same-device', { messages, examine: ExamineDevice }),
    reviewRule('conflict', { messages, examine: ExamineConflict }),
    reviewRule('burst', { messages, examine: ExamineBurst }),
    reviewRule('privacy', { messages, examine: ExaminePrivacy }),
    reviewRule('words', { messages, examine: ExamineWords }),
  ],
  reportables: [
    reportable('opinion', {
      label: 'opinions.reported.opinion',
      acts: moderationActs,
      reviewKind: opinionReviewKind,
      things: ReportedOpinions,
    }),
    reportable('answer', {
      label: 'opinions.reported.answer',
      acts: moderationActs,
      reviewKind: answerReviewKind,
      things: ReportedAnswers,
    }),
  ],
  badgeCounters: [badgeCounter('opinions', CountOpinions, MarkOpinionsSeen)],
  notifications: opinionsNotifications,
  mails: opinionsMails,
  mergedKinds: [mergedKind('opinions', { label: 'opinions.merged', single: true, participant: OpinionMerges })],
  reactions: [on(FacilityDeleted, WithdrawStranded)],
  jobs: [every({ at: '04:10' }, CleanUpOpinions)],
  cacheInvalidations: [cacheInvalidation(OpinionsChanged, ({ facilityId }) => [pageTags.facility(facilityId)])],
  commands: [
    command('opinions recount', {
      description: 'Compute the ratings of all facilities anew from their opinions',
      input: Schema.Struct({}),
      handler: RecountRatings,
      format: ({ facilities }) => `Ratings computed anew: ${facilities}`,
    }),
  ],
  personalData: opinionsPersonal,
  erasure: LeaveOpinions,
  demoSeed: SeedOpinionsDemo,
  loadSeed: SeedOpinionsLoad,
  siteSections: [{ kind: opinionsSlotKey, name: 'opinions.profile.title', editedAt: 'facility_opinions' }],
  facilityToday: [opinionsToday],
  conditionalTabs: [conditionalTab('user_opinions', 'exists (select 1 from opinions_opinion o where o.account_id = a.id)')],
  messages: { pl, ua, en },
})
