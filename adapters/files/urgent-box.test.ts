import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Effect } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#core/kernel/ids.ts'
import { makeUrgentBox } from './urgent-box.ts'

let home: string
let folder: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kredka-box-'))
  folder = path.join(home, 'urgent')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const stayed: string[] = []
const box = () => makeUrgentBox({ folder, onStay: (id) => stayed.push(id) })

test('notes are handed over in order and cleared away; nobody else may read them', async () => {
  expect(await Effect.runPromise(box().empty(() => Effect.die('nothing to hand')))).toBe(0)
  const ids = [newId(), newId(), newId()]
  for (const id of ids) await Effect.runPromise(box().put(id, { id }))
  expect(readdirSync(folder)).toEqual(ids.map((id) => `${id}.json`))
  expect(statSync(path.join(folder, `${ids[0]}.json`)).mode & 0o077).toBe(0)
  const handed: unknown[] = []
  expect(await Effect.runPromise(box().empty((note) => Effect.sync(() => handed.push(note))))).toBe(0)
  expect([handed, readdirSync(folder)]).toEqual([ids.map((id) => ({ id })), []])
})

test('what could not be handed over stays and holds up nobody; half-written and foreign files are left alone', async () => {
  const [bad, good] = [newId(), newId()]
  for (const id of [bad, good]) await Effect.runPromise(box().put(id, { id }))
  writeFileSync(path.join(folder, `${newId()}.json.draft`), '{"id"')
  const hand = (note: unknown) => ((note as { id: string }).id === bad ? Effect.die(new Error('away')) : Effect.void)
  expect(await Effect.runPromise(box().empty(hand))).toBe(1)
  expect([readdirSync(folder).filter((name) => name.endsWith('.json')), stayed.at(-1)]).toEqual([[`${bad}.json`], bad])
})

test('a full box takes no more', async () => {
  await Effect.runPromise(box().put(newId(), {}))
  for (let n = 0; n < 499; n++) writeFileSync(path.join(folder, `${newId()}.json`), '{}')
  expect(await Effect.runPromise(Effect.flip(box().put(newId(), {})))).toMatchObject({ kind: 'too-many', retryAfterSeconds: 600 })
})
