import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { run } from '#adapters/memory/run.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { Note } from '../contract/note.ts'
import { notesOf } from '../domain/notes.port.ts'
import { AddNote, ListNotes } from './notes.ts'

test('stores notes trimmed, with the current time, and lists the newest first', async () => {
  const ports = { notes: notesOf(makeMemoryStore<Note>()), clock: makeClock() }
  const add = makeOf(AddNote)(ports)
  const first = await run(add(operator, { text: ' Hello ' }))
  expect(first).toEqual({ id: expect.any(String), text: 'Hello', written_at: ports.clock.now().toISOString() })
  ports.clock.advance(60)
  const second = await run(add(operator, { text: 'Again' }))
  expect(await run(makeOf(ListNotes)(ports)(visitor, {}))).toEqual([second, first])
})
