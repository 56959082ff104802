import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { makeOf } from '#core/kernel/define.ts'
import { token } from '#core/kernel/token.ts'
import { defaultRateLimit } from '#core/plugin/default-rate-limit.ts'
import type { Endpoints } from '#core/plugin/endpoints.ts'
import { route } from '#core/plugin/route.ts'
import { definition } from '#core/plugin/route-definition.ts'
import { ShowDocs } from './show-docs.ts'
import { ShowOpenApi } from './show-open-api.ts'

const showTag = route.get('/api/v1/tag/:id', {
  summary: 'Returns a tag.',
  input: Schema.Struct({ id: Schema.String }),
  output: Schema.Struct({ name: Schema.String }),
  access: 'user',
})
const endpoints: Endpoints = [{ plugin: 'tags', endpoint: { ...showTag[definition], handler: token('tags/ShowTag'), toResponse: null } }]

test('documents the endpoints of all plugins for the page, with the common rate limit', async () => {
  const docs = await run(makeOf(ShowDocs)({ endpoints })(visitor, {}))
  expect(docs.groups).toMatchObject([
    {
      plugin: 'tags',
      operations: [{ method: 'GET', summary: 'Returns a tag.', access: { kind: 'user' }, parameters: [{ name: 'id', required: true }] }],
    },
  ])
  expect(docs.rateLimit).toEqual(defaultRateLimit)
})

test('returns one OpenAPI document for the life of the process, with English messages', async () => {
  const translator = makeTranslator()
  const languages: string[] = []
  const show = makeOf(ShowOpenApi)({
    endpoints,
    translator: { ...translator, for: (language) => translator.for(languages.at(languages.push(language) - 1) === 'en' ? 'en' : language) },
  })
  const first = await run(show(visitor, {}))
  const second = await run(show(visitor, {}))
  expect(second).toBe(first)
  expect(Object.keys(JSON.parse(String(first)).paths)).toEqual([expect.stringContaining('/v1/tag/{id}')])
  expect(languages.every((language) => language === 'en')).toBe(true)
})
