import { expect, test } from 'vitest'
import { makeAuditTrail } from '#adapters/memory/audit-trail.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { AuditLink } from '#core/ports/audit-trail.ts'
import { VerifyAudit } from './verify-audit.ts'

const entries = ['a', 'b', 'c']
const setUp = (from: readonly string[] = entries) => {
  const trail = makeAuditTrail(from)
  const verify = (since?: string) => makeOf(VerifyAudit)({ trail })(operator, { since })
  const change = (index: number, over: Partial<AuditLink>) => {
    const link = trail.links[index]
    if (link) trail.links[index] = { ...link, ...over }
  }
  return { ...trail, verify, change }
}

test('returns number and hash of the last entry of an intact log, also of an empty and of a long one', async () => {
  const { verify, links } = setUp()
  expect(await run(verify())).toEqual({ entries: 3, hash: links[2]?.hash })
  expect(await run(setUp([]).verify())).toEqual({ entries: 0, hash: '' })
  expect(await run(setUp(Array.from({ length: 2001 }, (_, n) => `${n}`)).verify())).toMatchObject({ entries: 2001 })
})

test('reports a changed entry', async () => {
  const { verify, change } = setUp()
  change(1, { expectedHash: 'other' })
  expect(await failureOf(verify())).toMatchObject({ _tag: 'AuditBroken', kind: 'conflict', detail: 'Entry 2 was changed.' })
})

test('reports an inserted entry', async () => {
  const { verify, change } = setUp()
  change(1, { previous: 'other' })
  expect(await failureOf(verify())).toMatchObject({ detail: expect.stringContaining('Entry 2 was inserted') })
})

test('reports missing entries in the middle and at the end', async () => {
  const middle = setUp()
  middle.links.copyWithin(1, 2).pop()
  expect(await failureOf(middle.verify())).toMatchObject({ detail: 'Entry 2 is missing.' })
  const end = setUp()
  end.links.pop()
  expect(await failureOf(end.verify())).toMatchObject({ detail: 'Entry 3 is missing.' })
})

test('reports entries outside the chain and a last entry that differs from the head', async () => {
  const outside = setUp()
  outside.stored.head = { ...outside.stored.head, unchained: 2 }
  expect(await failureOf(outside.verify())).toMatchObject({ detail: expect.stringContaining('2 entries after 3 were inserted') })
  const other = setUp()
  other.stored.head = { ...other.stored.head, hash: 'other' }
  expect(await failureOf(other.verify())).toMatchObject({ detail: expect.stringContaining('Entry 3 was changed') })
})

test('a checkpoint reveals a rewritten chain and missing entries', async () => {
  const { verify, links } = setUp()
  expect(await run(verify(`2:${links[1]?.hash}`))).toMatchObject({ entries: 3 })
  expect(await failureOf(verify('2:other'))).toMatchObject({ detail: expect.stringContaining('the chain was rewritten') })
  expect(await failureOf(verify(`4:${links[1]?.hash}`))).toMatchObject({ detail: 'Entry 4 is missing.' })
})

test('leaves entries that are written during the run to the next one', async () => {
  const { verify, links, stored } = setUp()
  stored.head = { number: 2, hash: links[1]?.hash ?? '', unchained: 0 }
  expect(await run(verify())).toEqual({ entries: 2, hash: links[1]?.hash })
})
