import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Effect } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#core/kernel/ids.ts'
import { asDiskDefect } from './disk-errors.ts'
import { makeUrgentSpool } from './urgent-spool.ts'

let tempFolder: string
let folder: string
beforeEach(() => {
  tempFolder = mkdtempSync(path.join(tmpdir(), 'kredka-spool-'))
  folder = path.join(tempFolder, 'urgent')
})
afterEach(() => rmSync(tempFolder, { recursive: true, force: true }))

const failedIds: string[] = []
const spool = () => makeUrgentSpool({ folder, onHandOverError: (id) => failedIds.push(id) })

test('hands notes over in order, deletes them and protects the files from other users', async () => {
  expect(await Effect.runPromise(spool().drain(() => Effect.die('nothing to hand')))).toBe(0)
  const ids = [newId(), newId(), newId()]
  for (const id of ids) await Effect.runPromise(spool().write(id, { id }))
  expect(readdirSync(folder)).toEqual(ids.map((id) => `${id}.json`))
  expect(statSync(path.join(folder, `${ids[0]}.json`)).mode & 0o077).toBe(0)
  const handed: unknown[] = []
  expect(await Effect.runPromise(spool().drain((note) => Effect.sync(() => handed.push(note))))).toBe(0)
  expect([handed, readdirSync(folder)]).toEqual([ids.map((id) => ({ id })), []])
})

test('keeps a note that fails without blocking others, and ignores drafts and foreign files', async () => {
  const bad = newId()
  const good = newId()
  for (const id of [bad, good]) await Effect.runPromise(spool().write(id, { id }))
  writeFileSync(path.join(folder, `${newId()}.json.draft`), '{"id"')
  const handOver = (note: unknown) => ((note as { id: string }).id === bad ? Effect.die(new Error('away')) : Effect.void)
  expect(await Effect.runPromise(spool().drain(handOver))).toBe(1)
  expect([readdirSync(folder).filter((name) => name.endsWith('.json')), failedIds.at(-1)]).toEqual([[`${bad}.json`], bad])
})

test('leaves no draft of a note that cannot be written, and a full disk makes the service unavailable', async () => {
  const id = newId()
  mkdirSync(path.join(folder, `${id}.json`), { recursive: true })
  await expect(Effect.runPromise(spool().write(id, {}))).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([`${id}.json`])
  expect(asDiskDefect(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toMatchObject({ kind: 'unavailable' })
})

test('rejects notes when the spool is full', async () => {
  await Effect.runPromise(spool().write(newId(), {}))
  for (let n = 0; n < 499; n++) writeFileSync(path.join(folder, `${newId()}.json`), '{}')
  expect(await Effect.runPromise(Effect.flip(spool().write(newId(), {})))).toMatchObject({ kind: 'too-many', retryAfterSeconds: 600 })
})
