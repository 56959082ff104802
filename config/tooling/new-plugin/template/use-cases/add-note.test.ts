import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { Note } from '../contract/note.ts'
import { AddNote } from './add-note.ts'

test('stores the note trimmed, with the current time', async () => {
  const stored: Note[] = []
  const addNote = makeOf(AddNote)({
    notes: { add: (note) => Effect.sync(() => void stored.push(note)), newest: () => Effect.succeed(stored) },
    clock: { now: () => new Date('2026-11-21T09:00:00Z') },
  })
  const note = await Effect.runPromise(addNote(operator, { text: ' Hello ' }))
  expect(stored).toEqual([note])
  expect(note).toEqual({ id: expect.any(String), text: 'Hello', written_at: '2026-11-21T09:00:00.000Z' })
})
