import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeOpinionsFixture } from '../testing/opinions-fixture.ts'
import { aWrittenOpinion } from '../testing/stored-opinions.ts'
import { ShowOpinionReview } from './decide-opinion.ts'
import { WriteOpinion } from './write-opinion.ts'

test('OP-07 SP-04 the card says how far an acceptance would trust the opinion, with and without a document', async () => {
  const fixture = makeOpinionsFixture()
  const { user, approved, rows } = fixture
  const facility = fixture.addFacility()
  const { id } = await run(makeOf(WriteOpinion)(fixture)(user, aWrittenOpinion(facility)))
  const subjectId = rows.get(id)?.submission_id ?? ''
  const proposed = async () => {
    const card = await run(makeOf(ShowOpinionReview)(fixture)(user, { subjectId }))
    return (card as { readonly proposed?: unknown }).proposed
  }
  const with_document = { trust: 'verified', trust_method: 'document' }
  expect(await proposed()).toEqual({ without_document: { trust: 'unverified', trust_method: 'none' }, with_document })
  approved.set(facility, [user.id])
  expect(await proposed()).toEqual({ without_document: { trust: 'verified', trust_method: 'membership' }, with_document })
})
