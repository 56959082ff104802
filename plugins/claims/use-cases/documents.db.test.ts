import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { DocumentUnreadable } from '#core/ports/watermarks.ts'
import { makeClaimsFixture } from '../testing/claims-fixture.ts'
import { ViewDocument } from './documents.ts'

const database = databaseForTests()

const support = aUser({ id: newId(), type: 'support' })

const setUp = (mime: string, unreadable = false) => {
  const fixture = makeClaimsFixture(database)
  const watermarks: string[] = []
  const view = makeOf(ViewDocument)({
    ...fixture,
    proofs: { ...fixture.proofs, content: () => Effect.succeed({ name: 'skan', mime, bytes: new Uint8Array([1]) }) },
    accounts: {
      byIds: () => Effect.succeed([{ id: support.id, email: 'ewa@kredka.test', first_name: 'Ewa', last_name: 'Lis', language: 'pl' }]),
    },
    watermarks: {
      apply: (document, text) =>
        unreadable
          ? new DocumentUnreadable()
          : Effect.sync(() => {
              watermarks.push(text)
              return { mime: document.mime, bytes: new Uint8Array([2]) }
            }),
    },
  })
  return { ...fixture, view, watermarks }
}

test.each(['image/webp', 'application/pdf'])(
  'CL-04 support sees %s with their name, the time and the ticket on it, and is written down',
  async (mime) => {
    const { view, watermarks, addClaim, add, addFile, views, audit } = setUp(mime)
    const { id } = await addClaim((await add()).id)
    const document = (await addFile(id)).id
    expect(await run(view(support, { id, document }))).toMatchObject({ mime, bytes: new Uint8Array([2]) })
    expect(watermarks[0]).toMatch(/^Kredka [0-9A-F]{8} · ewa@kredka\.test · 23\.11\.2026/)
    expect(await views()).toMatchObject([{ document_id: document, claim_id: id, viewer_account_id: support.id }])
    expect(audit.entries).toMatchObject([{ action: 'claims.document-viewed' }])
  },
)

test('CL-04 what cannot be marked is refused, not handed out; nobody but support sees documents, not even by the id of another claim', async () => {
  const { view, addClaim, add, addFile, user, views } = setUp('application/pdf', true)
  const { id } = await addClaim((await add()).id)
  const document = (await addFile(id)).id
  expect((await failureOf(view(support, { id, document })))._tag).toBe('DocumentUnreadable')
  expect((await failureOf(view(user, { id, document })))._tag).toBe('InsufficientPermissions')
  expect((await failureOf(view(support, { id: (await addClaim((await add()).id)).id, document })))._tag).toBe('ClaimNotFound')
  expect(await views()).toHaveLength(1)
})
