import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeRandom } from '../demo/generate-opinion.ts'
import { ratingOf } from '../domain/opinion.ts'
import { Moderate } from '../services/moderate.ts'
import { LeaveOpinions } from '../services/withdraw-locked-opinion.ts'
import { makeOpinionsModel } from '../testing/opinions-model.ts'
import { aWrittenOpinion } from '../testing/stored-opinions.ts'
import { DecideOpinion } from './decide-opinion.ts'
import { ChangeOpinion, WithdrawOpinion, WriteOpinion } from './write-opinion.ts'

test('PR-07 after ten thousand random acts every saved rating is that of the accepted opinions', async () => {
  const model = makeOpinionsModel()
  const write = makeOf(WriteOpinion)(model)
  const change = makeOf(ChangeOpinion)(model)
  const withdraw = makeOf(WithdrawOpinion)(model)
  const decide = makeOf(DecideOpinion)(model)
  const moderate = makeOf(Moderate)(model)
  const leave = makeOf(LeaveOpinions)(model)
  const random = makeRandom(10_000)
  const support = aUser({ id: newId(), type: 'support' })
  const facilities = Array.from({ length: 5 }, () => model.addFacility())
  const authors = Array.from({ length: 12 }, () => aUser({ id: newId() }))
  const why = { reason: 'fake', note: 'Nie.' }
  const acts = ['hide', 'restore', 'remove'] as const
  let refused = 0
  const act = (): Effect.Effect<unknown, unknown> => {
    const user = random.pick(authors)
    const facility = random.pick(facilities)
    const all = [...model.rows.values()]
    const opinion = all.length > 0 ? random.pick(all) : undefined
    const scores = { score_cleanliness: 1 + random.below(5), score_staff: 1 + random.below(5), score_food: 1 + random.below(5) }
    const { facility_id: _, ...written } = { ...aWrittenOpinion(facility), ...scores }
    const kind = random.below(20)
    if (!opinion || kind < 5) return write(user, { ...written, facility_id: facility })
    const author = aUser({ id: opinion.account_id ?? newId() })
    const { id, submission_id: subjectId } = opinion
    if (kind < 8) return change(author, { ...written, id })
    if (kind < 10) return withdraw(author, { id })
    if (kind < 15) return decide(support, { subjectId, outcome: 'accept', reason: null, note: '' })
    if (kind === 15) return decide(support, { subjectId, outcome: random.pick(['reject', 'revise'] as const), ...why })
    if (kind < 19) return moderate(support, 'opinion', { id, revision: subjectId, act: acts[kind - 16] ?? 'hide', ...why })
    if (random.below(10) > 0) return Effect.void
    const choice = random.pick(['anonymise', 'remove'])
    return leave(support, { accountId: opinion.account_id ?? newId(), email: 'a@kredka.test' }, { opinions: choice })
  }
  for (let n = 0; n < 10_000; n++) {
    if (n % 50 === 0) model.forget()
    await run(Effect.suspend(act).pipe(Effect.catch(() => Effect.sync(() => void refused++))))
  }
  const accepted = [...model.rows.values()].filter(({ state }) => state === 'accepted')
  for (const id of facilities)
    expect(model.ratings.rows.get(id)).toEqual(ratingOf(accepted.filter(({ facility_id }) => facility_id === id)))
  expect(accepted.length).toBeGreaterThan(5)
  // Proves that acts were neither all refused nor all allowed.
  expect([refused > 1000, refused < 9000]).toEqual([true, true])
  // What waits is in the queue.
  const pending = [...model.rows.values()].filter(({ state }) => state === 'pending')
  expect(pending.filter(({ submission_id }) => !model.waiting.has(submission_id))).toEqual([])
})
