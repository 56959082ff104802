import { Effect, Exit, Schema } from 'effect'
import { expect, test } from 'vitest'
import { decodeEvent, eventKind } from './events.ts'

const Moved = eventKind('fixture.moved', {
  who: Schema.String,
  to: Schema.Literals(['left', 'right']),
  day: Schema.optional(Schema.String),
})

test('an event is decoded as it was stored, without fields that its Schema does not know', async () => {
  const stored: unknown = JSON.parse(JSON.stringify({ ...Moved.of({ who: 'Ola', to: 'left' }), old: 1 }))
  expect(await Effect.runPromise(decodeEvent(Moved, stored))).toEqual({ name: 'fixture.moved', who: 'Ola', to: 'left' })
})

test('a stored event that does not match its Schema is a defect that names its fields and no values', async () => {
  const exit = await Effect.runPromiseExit(decodeEvent(Moved, { name: 'fixture.moved', to: 'Kowalska' }))
  expect(Exit.isFailure(exit) && String(exit.cause)).toContain(
    'A stored event fixture.moved does not match its Schema: who (MissingKey), to (',
  )
  expect(String(exit)).not.toContain('Kowalska')
})
