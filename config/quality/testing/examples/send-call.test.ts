import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { csvOf } from '#adapters/http/csv.ts'
import type { Definition } from '#core/plugin/route-definition.ts'
import { decodeResponse } from './send-call.ts'

test('decodes a table with quotes, separators and lines in its cells', async () => {
  const output = Schema.Array(Schema.Struct({ name: Schema.String, note: Schema.String }))
  const lines = [
    { name: 'Ala; "kot"', note: '' },
    { name: '', note: 'dwie\nlinie' },
  ]
  const endpoint = { responseType: 'csv', output } as unknown as Definition
  expect(await decodeResponse(endpoint, new Response(csvOf(output)(lines)))).toEqual(lines)
  expect(await decodeResponse(endpoint, new Response(csvOf(output)([])))).toEqual([])
})
