import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { languages, prefixOf } from '#core/kernel/language.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import { errorsOf } from '#core/plugin/transport-errors.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const product = startForTests(() => startProduct({ editions: 0 }))
let endpoints: readonly Endpoint[]
let document: string
beforeAll(async () => {
  endpoints = product.platform.plugins.flatMap(({ endpoints = [] }) => endpoints)
  document = await (await product.get('/api/openapi.json')).text()
})

const openApiPath = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}')

test('AP-03 the document lists every route, and nothing else', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, object> }
  expect(
    Object.entries(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      .toSorted(),
  ).toEqual(endpoints.map((endpoint) => `${endpoint.method} ${openApiPath(endpoint)}`).toSorted())
})

test('PL-05 AP-01 the document lists exactly the statuses of each route: success, and its declared errors', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { responses: Record<string, object> }>> }
  for (const endpoint of endpoints) {
    const errors = errorsOf(endpoint).map(({ kind }) => String(statusOf[kind]))
    const success = endpoint.responseType === 'redirect' ? '303' : '200'
    expect([endpoint.path, Object.keys(paths[openApiPath(endpoint)]?.[endpoint.method]?.responses ?? {}).toSorted()]).toEqual([
      endpoint.path,
      [...new Set([success, ...errors])].toSorted(),
    ])
  }
})

test('AP-03 AP-04 the document declares the security of each call and the responses to unauthorized callers', () => {
  interface Operation {
    readonly security: readonly object[]
    readonly responses: Readonly<Record<string, object>>
  }
  const { paths, components } = JSON.parse(document) as {
    paths: Record<string, Record<string, Operation>>
    components: { securitySchemes: object; responses: Record<string, { content: object }> }
  }
  expect(components.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refresh_token' },
  })
  const bearer = { bearer: [] }
  const cookie = { refreshCookie: [] }
  const securityOf = (path: string, method: string) => paths[path]?.[method]?.security
  expect(securityOf('/api/v1/tag', 'get')).toEqual([{}, bearer])
  expect(securityOf('/api/login', 'post')).toEqual([cookie, bearer, {}])
  expect(securityOf('/api/v1/account/session', 'get')).toEqual([bearer])
  expect(securityOf('/api/v1/account/account/{id}', 'delete')).toEqual([{ ...bearer, ...cookie }, bearer])
  for (const endpoint of endpoints) {
    const { security = [], responses = {} } = paths[openApiPath(endpoint)]?.[endpoint.method] ?? {}
    expect([endpoint.path, security.some((one) => !('bearer' in one))]).toEqual([endpoint.path, endpoint.access === 'anyone'])
    expect([endpoint.path, endpoint.access === 'anyone' || '401' in responses, !endpoint.session || '403' in responses]).toEqual([
      endpoint.path,
      true,
      true,
    ])
  }
  for (const { content } of Object.values(components.responses)) expect(Object.keys(content)).toEqual(['application/problem+json'])
})

test('AP-03 a public linter finds no problem in the document', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-openapi-'))
  const file = path.join(folder, 'openapi.json')
  // No licence is declared for the API, a call that redirects to a page has only the response 303, and a literal part
  // of a path comes before a parameter.
  writeFileSync(
    path.join(folder, 'redocly.yaml'),
    'extends: [recommended]\nrules: { info-license: off, operation-2xx-response: off, no-ambiguous-paths: off }\n',
  )
  writeFileSync(file, document)
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'lint', file, '--format=json', '--max-problems=50'], {
    cwd: folder,
    env,
  }).catch((error: { stdout: string }) => error)
  rmSync(folder, { recursive: true })
  const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: readonly { message: string }[] }
  expect([totals, problems.map(({ message }) => message)]).toEqual([{ errors: 0, warnings: 0, ignored: 0 }, []])
})

test('AP-03 the page shows every call and its errors in three languages, without a script of its own', async () => {
  for (const language of languages) {
    const response = await product.get(`${prefixOf[language]}/api/docs`)
    expect([language, response.status]).toEqual([language, 200])
    const html = await response.text()
    const { text, links } = parsePage(html)
    for (const endpoint of endpoints)
      expect([endpoint.path, text.includes(`${endpoint.method.toUpperCase()} ${openApiPath(endpoint)}`)]).toEqual([endpoint.path, true])
    expect(text).toContain('error/geo-search-error')
    expect(links).toContain('/api/openapi.json')
    const anchors = links.filter((href) => /^#\w/.test(href)).map((href) => href.slice(1))
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
    expect(html.length / endpoints.length).toBeLessThan(3200)
  }
})
