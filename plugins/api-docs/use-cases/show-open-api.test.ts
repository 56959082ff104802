import { Effect, Schema } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { define, makeOf } from '#core/kernel/define.ts'
import { token } from '#core/kernel/token.ts'
import { defaultRateLimit } from '#core/plugin/default-rate-limit.ts'
import type { Endpoints } from '#core/plugin/endpoints.ts'
import { route } from '#core/plugin/route.ts'
import { definition } from '#core/plugin/route-definition.ts'
import { tool } from '#core/plugin/tools.ts'
import { ShowDocs } from './show-docs.ts'
import { ShowOpenApi } from './show-open-api.ts'

const showTag = route.get('/api/v1/tag/:id', {
  summary: 'Returns a tag.',
  input: Schema.Struct({ id: Schema.String }),
  output: Schema.Struct({ name: Schema.String }),
  access: 'user',
})
const endpoints: Endpoints = [{ plugin: 'tags', endpoint: { ...showTag[definition], handler: token('tags/ShowTag'), toResponse: null } }]
const findTag = tool('find_tag', {
  title: 'Find a tag',
  description: 'Finds a tag.',
  input: Schema.Struct({ query: Schema.String }),
  useCase: define('tags/FindTag', {}, () => () => Effect.succeed({})),
})
const installation = { publicUrl: 'https://kredka.test', production: false }

test('documents the endpoints and tools of all plugins for the page, with their rate limits', async () => {
  const docs = await run(makeOf(ShowDocs)({ endpoints, tools: [findTag], installation })(visitor, {}))
  expect(docs.groups).toMatchObject([
    {
      plugin: 'tags',
      operations: [{ method: 'GET', summary: 'Returns a tag.', access: { kind: 'user' }, parameters: [{ name: 'id', required: true }] }],
    },
  ])
  expect(docs.rateLimit).toEqual(defaultRateLimit)
  expect(docs.assistants).toMatchObject({
    url: 'https://kredka.test/mcp',
    limits: { times: 60, seconds: 60 },
    tools: [{ name: 'find_tag', description: 'Finds a tag.', members: [{ name: 'query', notation: 'string', required: true }] }],
  })
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
