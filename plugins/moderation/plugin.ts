import { Db } from '#adapters/postgres/unit-of-work.ts'
import { ReviewKinds } from '#core/moderation/review-kind.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { ReviewRules, reviewRule } from '#core/moderation/review-rule.ts'
import { ReviewSteps } from '#core/moderation/review-step.ts'
import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { installationCheck } from '#core/plugin/installation-checks.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { supportChannelPath } from './contract/channel.ts'
import { DecideSubject } from './contract/queries.ts'
import { ReviewUpdated } from './contract/review.ts'
import { Reviews } from './domain/reviews.port.ts'
import { moderationEndpoints } from './endpoints.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { moderation } from './migrations/20261130080000-moderation.ts'
import { rejectedReviews } from './migrations/20261216090000-moderation-rejected.ts'
import { ReviewTable } from './persistence/review.table.ts'
import { makeReviews } from './persistence/reviews.repository.ts'
import { moderationPersonal } from './personal-data.ts'
import { makeDecideSubject } from './services/decide-subject.ts'
import { DescribeReviews, makeDescribeReviews } from './services/describe-reviews.ts'
import { ExamineAuthor, makeExamineAuthor } from './services/examine-author.ts'
import { makePublishReview, PublishReview } from './services/publish-review.ts'
import { makeReviewQueue } from './services/review-queue.ts'
import { makeViewReview, ViewReview } from './services/view-review.ts'
import { CheckQueue, makeCheckQueue } from './use-cases/check-queue.ts'
import { CountReviews, makeCountReviews } from './use-cases/count-reviews.ts'
import { DecideReview, makeDecideReview } from './use-cases/decide-review.ts'
import { ListReviews, makeListReviews } from './use-cases/list-reviews.ts'
import { LockReview, makeLockReview } from './use-cases/lock-review.ts'
import { makeReleaseReview, ReleaseReview } from './use-cases/release-review.ts'
import { makeShowReview, ShowReview } from './use-cases/show-review.ts'

/** Queue of everything that support decides about: locks, decisions with reasons, rules that flag. */
export const plugin = definePlugin({
  name: 'moderation',
  dependsOn: ['accounts'],
  migrations: [moderation, rejectedReviews],
  tables: [ReviewTable],
  bindings: (bind) => {
    const changing = { reviews: Reviews, view: ViewReview, publish: PublishReview, clock: Clock, transaction: Transaction }
    bind(Reviews, makeReviews, { db: Db })
    bind(DescribeReviews, makeDescribeReviews, { accounts: Accounts, clock: Clock })
    bind(PublishReview, makePublishReview, { describe: DescribeReviews, realtime: Realtime })
    bind(ViewReview, makeViewReview, { reviews: Reviews, kinds: ReviewKinds, describe: DescribeReviews })
    bind(ReviewQueue, makeReviewQueue, { reviews: Reviews, kinds: ReviewKinds, rules: ReviewRules, publish: PublishReview, clock: Clock })
    bind(ExamineAuthor, makeExamineAuthor, { reviews: Reviews })
    bind(ListReviews, makeListReviews, { reviews: Reviews, describe: DescribeReviews })
    bind(CountReviews, makeCountReviews, { reviews: Reviews, kinds: ReviewKinds, clock: Clock })
    bind(CheckQueue, makeCheckQueue, { reviews: Reviews, clock: Clock })
    bind(ShowReview, makeShowReview, { reviews: Reviews, view: ViewReview })
    bind(LockReview, makeLockReview, changing)
    bind(ReleaseReview, makeReleaseReview, changing)
    bind(DecideReview, makeDecideReview, { ...changing, kinds: ReviewKinds, steps: ReviewSteps, audit: Audit })
    bind(DecideSubject, makeDecideSubject, { reviews: Reviews, decideReview: DecideReview })
  },
  endpoints: moderationEndpoints,
  channels: [channel(supportChannelPath, { frames: { 'review.updated': ReviewUpdated }, access: 'support' })],
  reviewRules: [reviewRule('rejected-before', { messages: 'moderation', examine: ExamineAuthor })],
  installationChecks: [installationCheck('the review queue is worked on', CheckQueue)],
  personalData: moderationPersonal,
  messages: { pl, ua, en },
})
