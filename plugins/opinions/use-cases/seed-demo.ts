import { Effect } from 'effect'
import { system, type User } from '#core/access/actor.ts'
import { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { LoadSeed, Seed } from '#core/plugin/define-plugin.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Progress } from '#core/ports/progress.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { generateOpinion, makeRandom, writeLike } from '../demo/generate-opinion.ts'
import { phrases } from '../demo/phrases.ts'
import { newAnswer } from '../domain/answer.ts'
import { Answers, BulkOpinions, Histories, Opinions } from '../domain/opinions.port.ts'
import { Submissions } from '../services/submissions.ts'
import { WriteOpinion } from './write-opinion.ts'

/** Facility of the demo's owner, which starts without opinions, so that the way to the first one can be shown. */
const withoutOpinions = { name: 'Słoneczko', city: 'Kraków' }
const facilityCount = 150
/** Authors of opinions that wait for support, one for each facility. */
const waitingAuthors = ['rodzic', 'nauczyciel', 'rodzic', 'cms', 'nauczyciel', 'cms'] as const

/** Writes opinions about invented facilities, once: accepted ones, six that wait, and an answer that waits. */
export const SeedOpinionsDemo = define(
  'opinions/SeedDemo',
  {
    bulk: BulkOpinions,
    opinions: Opinions,
    answers: Answers,
    histories: Histories,
    ratings: FacilityRatings,
    submissions: Submissions,
    writeOpinion: WriteOpinion,
    accountOrigins: AccountOrigins,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ bulk, opinions, answers, histories, ratings, submissions, writeOpinion, accountOrigins, audit, clock, transaction }): Seed => {
    const random = makeRandom(14)

    const addWaiting = Effect.fn('opinions.seed-waiting')(function* (facilities: readonly { readonly id: string }[]) {
      for (const [at, name] of waitingAuthors.entries()) {
        const account = yield* accountOrigins.originOfEmail(`${name}@demo.test`)
        const facility = facilities[at]
        if (!account || !facility) continue
        const user: User = {
          kind: 'user',
          id: account.id,
          type: 'user',
          perms: {},
          session: account.id,
          address: `demo-${at}`,
          agent: name,
        }
        const { written_at: _, ...written } = writeLike(random, clock.now(), 'pl')
        yield* Effect.orDie(
          writeOpinion(user, {
            ...written,
            facility_id: facility.id,
            declaration: true,
            author_first_name: account.first_name,
            author_last_name: account.last_name,
          }),
        )
      }
    })

    const addWaitingAnswer = Effect.fn('opinions.seed-waiting-answer')(function* (
      opinionId: string,
      facility: { readonly id: string; readonly name: string },
    ) {
      const opinion = yield* Effect.orDie(opinions.byId(opinionId))
      const answer = newAnswer(opinionId, null, random.pick(phrases[opinion.language].answers), clock.now())
      yield* Effect.orDie(answers.add(answer))
      const { written_at: at, text } = answer
      yield* histories.add({ id: newId(), opinion_id: opinionId, at, act: 'answer_written', text, reason: null, note: null })
      yield* submissions.submitAnswer(answer, facility)
      yield* audit.record({
        actor: system,
        action: 'opinions.answered',
        subject: null,
        about: { opinion: opinionId, facility: facility.id },
      })
    }, transaction)

    return Effect.fn('opinions.seed-demo')(function* () {
      if (!(yield* bulk.isEmpty())) return
      const facilities = yield* bulk.facilities({ made: true, except: withoutOpinions, count: facilityCount })
      const now = clock.now()
      // The first ones, which the demo shows most, have most opinions.
      const counts = facilities.map((_, at) => (at < 12 ? 6 + random.below(5) : at < 60 ? 1 + random.below(4) : 1 + random.below(2)))
      const generated = facilities.flatMap(({ id: facility_id }, at) =>
        Array.from({ length: counts[at] ?? 0 }, () => ({ ...generateOpinion(random, now), id: newId(), facility_id })),
      )
      yield* transaction(bulk.add(generated))
      for (const { id } of facilities) yield* ratings.save(id, yield* opinions.rating(id))
      yield* addWaiting(facilities.slice(20))
      const [first] = facilities
      const unanswered = generated.find(({ facility_id, answer }) => facility_id === first?.id && answer === null)
      if (first && unanswered) yield* addWaitingAnswer(unanswered.id, first)
    })
  },
)

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
