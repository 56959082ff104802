import { reviewRule } from '#core/moderation/review-rule.ts'
import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { installationCheck } from '#core/plugin/installation-checks.ts'
import { every } from '#core/plugin/jobs.ts'
import { moderationApi } from './contract/api.ts'
import { supportChannelPath } from './contract/channel.ts'
import { ReviewUpdated } from './contract/review.ts'
import { moderationMails, moderationNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { moderation } from './migrations/20261130080000-moderation.ts'
import { rejectedReviews } from './migrations/20261216090000-moderation-rejected.ts'
import { reviewVersions } from './migrations/20261229090000-moderation-version.ts'
import { moderationRetention } from './migrations/20261229091000-moderation-retention.ts'
import { makeReviews } from './persistence/reviews.repository.ts'
import { ReviewTable } from './persistence/tables.ts'
import { queueToday } from './persistence/today.query.ts'
import { moderationPersonal } from './personal-data.ts'
import { makeDecideSubject } from './services/decide-subject.ts'
import { ExamineAuthor } from './services/examine-author.ts'
import { makeReviewQueue } from './services/review-queue.ts'
import { DecideReview } from './use-cases/decide-review.ts'
import { CheckQueue, CountReviews } from './use-cases/queue.ts'
import { ListReviews, LockReview, ReleaseReview, ShowReview } from './use-cases/reviews.ts'
import { TellOverdue } from './use-cases/tell-overdue.ts'

/** Queue of everything that support decides about: locks, decisions with reasons, rules that flag. */
export const plugin = definePlugin({
  name: 'moderation',
  dependsOn: ['accounts'],
  migrations: [moderation, rejectedReviews, reviewVersions, moderationRetention],
  tables: [ReviewTable],
  providers: [makeReviews, makeReviewQueue, makeDecideSubject],
  endpoints: implement(moderationApi, [ListReviews, CountReviews, ShowReview, LockReview, ReleaseReview, DecideReview]),
  channels: [channel(supportChannelPath, { frames: { 'review.updated': ReviewUpdated }, access: 'support' })],
  reviewRules: [reviewRule('rejected-before', { messages: 'moderation', examine: ExamineAuthor })],
  installationChecks: [installationCheck('the review queue is worked on', CheckQueue)],
  accountToday: [queueToday],
  jobs: [every({ at: '09:00' }, TellOverdue)],
  mails: moderationMails,
  notifications: moderationNotifications,
  personalData: moderationPersonal,
  messages: { pl, ua, en },
})
