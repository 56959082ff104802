import { expect, test } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { ProofDocuments } from '../domain/claims.port.ts'
import { CleanUpClaims } from '../use-cases/clean-up-claims.ts'
import { insertClaim } from './insert-claim.ts'

const clock = makeClock()
const platform = startForTests(() => testPlatform({ clock }))

const rows = (sql: string, parameters: readonly unknown[] = []) => rowsOf(platform, sql, parameters)
const png = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64'),
)

test('CL-04 a proof is gone 90 days after the decision: record, upload and file, not a day earlier', async () => {
  const claimant = await createUser(platform)
  const uploads = platform.find(Uploads)
  const { id: uploadId } = await run(
    uploads.store(claimant.id, { purpose: 'proof', file: { name: 'skan.png', mime: 'image/png', bytes: png } }),
  )
  const id = await insertClaim(rows, { accountId: claimant.id })
  await run(platform.find(Transaction)(platform.find(ProofDocuments).attach(claimant, uploadId, id)))
  await rows(
    `insert into claims_document (id, claim_id, account_id, upload_id, kind, mime, size, added_at) values (?, ?, ?, ?, 'other', 'image/webp', 1, ?) returning 1`,
    [newId(), id, claimant.id, uploadId, clock.now().toISOString()],
  )
  await rows(`update claims_claim set state = 'accepted', decided_at = ? where id = ? returning 1`, [clock.now().toISOString(), id])
  const left = async () => {
    await platform.run(CleanUpClaims, system, {})
    const documents = await rows('select 1 from claims_document where claim_id = ?', [id])
    const stored = await rows('select 1 from uploads_upload where id = ?', [uploadId])
    return [documents.length, stored.length, (await rows('select 1 from uploads_removed where upload_id = ?', [uploadId])).length]
  }
  clock.advance(89 * 86_400)
  expect(await left()).toEqual([1, 1, 0])
  clock.advance(86_400 + 1)
  // The row in `uploads_removed` lets the job of each minute delete the files.
  expect(await left()).toEqual([0, 0, 1])
})
