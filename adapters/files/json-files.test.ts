import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeJsonFiles } from './json-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kredka-json-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('reads a JSON file; a missing or broken one is named', async () => {
  const file = path.join(folder, 'a.json')
  writeFileSync(file, '{"a": [1]}')
  expect(await run(makeJsonFiles().read(file))).toEqual({ a: [1] })
  writeFileSync(file, '{"a": ')
  expect(await failureOf(makeJsonFiles().read(file))).toMatchObject({ _tag: 'UnreadableFile', detail: expect.stringContaining(file) })
  expect(await failureOf(makeJsonFiles().read(path.join(folder, 'b.json')))).toMatchObject({ kind: 'malformed' })
})
