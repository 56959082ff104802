import { Effect } from 'effect'
import { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { LoadSeed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Progress } from '#core/ports/progress.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { generateOpinion, makeRandom } from '../demo/generate-opinion.ts'
import { BulkOpinions, Opinions } from '../domain/opinions.port.ts'

const batchSize = 2000
/** Opinions of the facility that has the largest number, and of a usual one. */
const largest = 500
const usual = 40

/** Generates opinions for load tests: one facility has 500, the others share the rest. */
export const SeedOpinionsLoad = define(
  'opinions/SeedLoad',
  { bulk: BulkOpinions, opinions: Opinions, ratings: FacilityRatings, clock: Clock, progress: Progress, transaction: Transaction },
  ({ bulk, opinions, ratings, clock, progress, transaction }): LoadSeed =>
    Effect.fn('opinions.seed-load')(function* ({ opinions: count = 0, seed }) {
      if (count === 0) return
      const random = makeRandom(seed)
      const facilities = yield* bulk.facilities({ made: false, except: null, count: Math.ceil(count / usual) })
      const ids = facilities.map(({ id }) => id)
      if (ids.length === 0) return
      const now = clock.now()
      for (let from = 0; from < count; from += batchSize) {
        const batch = Array.from({ length: Math.min(batchSize, count - from) }, (_, n) => {
          const facility_id = (from + n < largest ? ids[0] : ids[random.below(ids.length)]) ?? ''
          return { ...generateOpinion(random, now), id: newId(), facility_id }
        })
        yield* transaction(bulk.add(batch))
        progress.report((from + batch.length) / count)
      }
      yield* bulk.refreshStatistics()
      yield* transaction(
        Effect.forEach(ids, (id) => Effect.flatMap(opinions.rating(id), (rating) => ratings.save(id, rating)), { discard: true }),
      )
    }),
)
