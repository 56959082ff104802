import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { type Claim, newClaim } from '../domain/claim.ts'
import type { ClaimCodes, ClaimDocuments, Claims } from '../domain/claims.port.ts'
import { afterWrongGuess, newCode } from '../domain/code.ts'
import { claimant } from './claims-fixture.ts'

interface Repositories {
  readonly claims: Claims
  readonly documents: ClaimDocuments
  readonly codes: ClaimCodes
  readonly transaction: Transaction
}

const now = new Date('2026-11-23T10:00:00.000Z')
const at = (minute: number) => new Date(now.getTime() + minute * 60_000).toISOString()

/** Describes every set of repositories of claims. */
export const describeClaims = (setUp: () => Promise<Repositories> | Repositories) => {
  let all: Repositories
  beforeAll(async () => {
    all = await setUp()
  })
  const store = async (over: Partial<Claim> = {}) => {
    const claim = { ...newClaim(newId(), { id: newId(), proposal: null }, claimant, now), ...over }
    await run(all.claims.add(claim))
    return claim
  }

  describe('repository of claims', () => {
    test('returns what was stored, and changes of it', async () => {
      const claim = await store({ verified_data: { name: 'Żabka „Ö”' }, location: { longitude: 19.9, latitude: 50 } })
      expect(await run(all.claims.byId(claim.id))).toEqual(claim)
      const changed: Claim = { ...claim, state: 'submitted', submitted_at: at(1), due_at: at(2), verified_data: {}, note: 'Nie.' }
      await run(all.claims.save(changed))
      expect(await run(all.transaction(all.claims.lock(claim.id)))).toEqual(changed)
      for (const id of [newId(), 'rubbish']) expect((await failureOf(all.claims.byId(id)))._tag).toBe('ClaimNotFound')
    })

    test('an account has one open claim for a facility, and any number of closed ones', async () => {
      const first = await store()
      const again = { ...first, id: newId() }
      expect((await failureOf(all.claims.add(again)))._tag).toBe('ClaimExists')
      await run(all.claims.add({ ...again, state: 'rejected' }))
      expect((await failureOf(all.claims.save({ ...again, state: 'submitted', submitted_at: at(0) })))._tag).toBe('ClaimExists')
      await run(all.claims.add({ ...again, id: newId(), account_id: newId() }))
      await run(all.claims.save({ ...first, state: 'withdrawn' }))
      await run(all.claims.save({ ...again, state: 'submitted', submitted_at: at(0) }))
    })

    test('lists the claims of an account, the newest first, and those that wait for a facility', async () => {
      const account_id = newId()
      const one = await store({ account_id })
      const two = await store({ account_id, created_at: at(5) })
      expect((await run(all.claims.ofAccount(account_id))).map(({ id }) => id)).toEqual([two.id, one.id])
      const facility_id = newId()
      await store({ facility_id })
      const waiting = await store({ facility_id, state: 'submitted', submitted_at: at(0) })
      const contested = await store({ facility_id, state: 'contested', submitted_at: at(0), answer_by: at(9) })
      expect((await run(all.transaction(all.claims.lockWaiting(facility_id)))).map(({ id }) => id)).toEqual(
        [waiting.id, contested.id].toSorted(),
      )
      expect((await run(all.claims.contestedOf([facility_id]))).map(({ id }) => id)).toEqual([contested.id])
    })

    test('finds abandoned, unanswered and orphaned claims', async () => {
      const old = await store({ changed_at: '2026-10-01T00:00:00.000Z' })
      const contested = await store({ state: 'contested', submitted_at: at(0), answer_by: at(9) })
      const known = await store({ state: 'contested', submitted_at: at(0), answer_by: at(9), due_at: at(99) })
      const orphan = await store({ account_id: null, state: 'submitted', submitted_at: at(0) })
      const abandoned = await run(all.claims.abandonedBefore('2026-10-02T00:00:00.000Z'))
      expect([abandoned.includes(old.id), abandoned.includes(contested.id)]).toEqual([true, false])
      expect((await run(all.claims.unansweredBy(at(8)))).includes(contested.id)).toBe(false)
      const unanswered = await run(all.claims.unansweredBy(at(9)))
      expect([unanswered.includes(contested.id), unanswered.includes(known.id)]).toEqual([true, false])
      expect((await run(all.claims.orphaned())).includes(orphan.id)).toBe(true)
    })

    test('keeps documents until they are removed, and finds those of claims decided long ago', async () => {
      const claim = await store({ state: 'accepted', decided_at: at(1) })
      const document = {
        id: newId(),
        claim_id: claim.id,
        account_id: newId(),
        upload_id: newId(),
        kind: 'other',
        mime: 'x/y',
        size: 3,
        added_at: at(0),
      } as const
      await run(all.documents.add(document))
      expect(await run(all.documents.of([claim.id]))).toEqual([document])
      expect([await run(all.documents.of([])), await run(all.documents.decidedBefore(at(1), 9))]).toEqual([[], []])
      expect((await run(all.documents.decidedBefore(at(2), 9))).map(({ id }) => id)).toEqual([document.id])
      await run(all.documents.remove([document.id]))
      expect(await run(all.documents.of([claim.id]))).toEqual([])
    })

    test('a new code ends those before it; wrong guesses are counted by account and facility', async () => {
      const claim = await store()
      const of = { id: claim.id, account_id: claim.account_id ?? '', facility_id: claim.facility_id }
      const first = newCode(of, String, now).stored
      const second = newCode(of, String, new Date(at(1))).stored
      await run(all.codes.replace(first))
      await run(all.codes.replace(second))
      expect(await run(all.transaction(all.codes.lockNewest(claim.id)))).toEqual(second)
      await run(all.codes.save(afterWrongGuess(second, new Date(at(2)))))
      const wrong = (accountId: string, since: string) => run(all.codes.countWrong(accountId, claim.facility_id, since))
      expect([await wrong(of.account_id, at(0)), await wrong(of.account_id, at(3)), await wrong(newId(), at(0))]).toEqual([1, 0, 0])
      expect(await run(all.transaction(all.codes.lockNewest(newId())))).toBeNull()
    })
  })
}
