import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { noteLimits } from '../contract/note.ts'
import { type Note, notesOf } from '../domain/notes.port.ts'
import { AddNote, ChangeNote, ListNotes, RemoveNote } from './notes.ts'

const setUp = () => {
  const table = makeMemoryStore<Note>()
  const clock = makeClock()
  const holdAccount = ((id: string) => Effect.succeed({ id })) as unknown as HoldAccount
  const ports = { notes: notesOf(table), holdAccount, clock, transaction: makeTransaction(table) }
  return {
    clock,
    user: aUser({ id: newId() }),
    other: aUser({ id: newId() }),
    list: makeOf(ListNotes)(ports),
    add: makeOf(AddNote)(ports),
    change: makeOf(ChangeNote)(ports),
    remove: makeOf(RemoveNote)(ports),
  }
}
const content = { title: 'Dzień otwarty', text: 'Zapytać o leżakowanie.' }

test('lists the own notes alone, the newest first', async () => {
  const { list, add, clock, user, other } = setUp()
  const first = await run(add(user, content))
  clock.advance(60)
  const second = await run(add(user, { ...content, title: 'Druga' }))
  expect((await run(list(user, {}))).notes).toEqual([second, first])
  expect((await run(list(other, {}))).notes).toEqual([])
  expect(first).not.toHaveProperty('account_id')
})

test('an account has a limited number of notes', async () => {
  const { add, remove, user, other } = setUp()
  const { id } = await run(add(user, content))
  for (let n = 1; n < noteLimits.notes; n++) await run(add(user, content))
  expect(await failureOf(add(user, content))).toMatchObject({ _tag: 'SamplePluginFull' })
  await run(add(other, content))
  await run(remove(user, { id }))
  await run(add(user, content))
})

test('changes and removes the own note alone; an old version is refused', async () => {
  const { add, change, remove, user, other } = setUp()
  const { id, version } = await run(add(user, content))
  expect(await failureOf(change(other, { id, title: 'X' }))).toMatchObject({ _tag: 'SamplePluginNoteNotFound' })
  expect(await run(change(user, { id, version, title: 'Nowy tytuł' }))).toMatchObject({ ...content, title: 'Nowy tytuł', version: 2 })
  expect(await failureOf(change(user, { id, version, title: 'Stary' }))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await failureOf(remove(other, { id }))).toMatchObject({ _tag: 'SamplePluginNoteNotFound' })
  expect(await run(remove(user, { id }))).toEqual({ removed: true })
  expect(await failureOf(remove(user, { id }))).toMatchObject({ _tag: 'SamplePluginNoteNotFound' })
})
