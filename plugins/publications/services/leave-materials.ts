import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import type { ErasureStep } from '#core/personal-data/erasure-step.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { materialReviewKind } from '../contract/terms.ts'
import { changeOf } from '../domain/change-of.ts'
import { type News, waitingSubmission } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'

/** Tests whether a material stays when its author's account is erased: readers may use it under a licence that cannot be taken back. */
const stays = ({ status, licence }: News) => status === 'published' && licence === 'cc-by'

/** Removes the materials of a person whose account is erased; published ones under CC BY stay without the name. */
export const LeaveMaterials = define(
  'publications/LeaveMaterials',
  { repository: NewsRepository, reviews: ReviewQueue, uploads: Uploads, applyChange: ApplyChange, transaction: Transaction },
  ({ repository, reviews, uploads, applyChange, transaction }): ErasureStep =>
    Effect.fn('publications.leave-materials')(function* (actor: Actor, { accountId }) {
      for (const news of yield* repository.lockMaterialsOf(accountId)) {
        if (stays(news)) continue
        const waiting = waitingSubmission(news)
        if (waiting !== null) yield* reviews.withdraw(materialReviewKind, waiting)
        yield* applyChange(actor, changeOf(news, { ...news, status: 'archived' }, 'removed'), () => repository.remove(news.id))
        yield* uploads.remove(news.upload_ids)
      }
    }, transaction),
)
