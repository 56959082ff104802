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

test('reads a byte-order mark, UTF-16 and letters in two parts; another encoding is named', async () => {
  const file = path.join(folder, 'c.json')
  const read = (content: string | Uint8Array) => {
    writeFileSync(file, content)
    return makeJsonFiles().read(file)
  }
  expect(await run(read('\ufeff{"a": 1}'))).toEqual({ a: 1 })
  expect(await run(read(Buffer.from('\ufeff{"a": "ż"}', 'utf16le')))).toEqual({ a: 'ż' })
  expect(await run(read('{"a": "z\u0307"}'))).toEqual({ a: 'ż' })
  expect(await failureOf(read(Buffer.from([...Buffer.from('{"a": "'), 0xb6, 0xb1, ...Buffer.from('"}')])))).toMatchObject({
    detail: expect.stringContaining('its encoding is iso-8859-2, expected utf-8'),
  })
  expect(await failureOf(read(Uint8Array.from([80, 75, 3, 4, 0, 0, 0])))).toMatchObject({ detail: expect.stringContaining('binary') })
})
