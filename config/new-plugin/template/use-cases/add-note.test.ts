import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import type { Note } from '../contract/note.ts'
import { makeAddNote } from './add-note.ts'

test('a note is kept trimmed, with the moment at which it was written', async () => {
  const kept: Note[] = []
  const addNote = makeAddNote({
    notes: { add: (note) => Effect.sync(() => void kept.push(note)), newest: () => Effect.succeed(kept) },
    clock: { now: () => new Date('2026-11-21T09:00:00Z') },
  })
  const note = await Effect.runPromise(addNote(operator, { text: ' Hello ' }))
  expect(kept).toEqual([note])
  expect(note).toEqual({ id: expect.any(String), text: 'Hello', written_at: '2026-11-21T09:00:00.000Z' })
})
