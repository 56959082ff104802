import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages, prefixOf } from '#core/kernel/language.ts'
import type { Route } from '#core/plugin/routes.ts'
import { readPage } from '../testing/html.ts'
import { type Served, served } from '../testing/served.ts'

const root = path.resolve(import.meta.dirname, '../..')
let product: Served
let routes: readonly Route[]
let document: string
beforeAll(async () => {
  product = await served({ editions: 0 })
  routes = product.platform.plugins.flatMap(({ routes = [] }) => routes)
  document = await (await product.get('/api/openapi.json')).text()
})
afterAll(() => product.end())

const written = ({ path }: Route) => path.replace(/:(\w+)/g, '{$1}')

test('AP-03 every row is in the document, and nothing else', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, object> }
  expect(
    Object.entries(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      .toSorted(),
  ).toEqual(routes.map((row) => `${row.method} ${written(row)}`).toSorted())
})

test('AP-03 AP-04 the document says what a call needs of its caller, and how it refuses who has it not', () => {
  interface Described {
    readonly security: readonly object[]
    readonly responses: Readonly<Record<string, object>>
  }
  const { paths, components } = JSON.parse(document) as {
    paths: Record<string, Record<string, Described>>
    components: { securitySchemes: object; responses: Record<string, { content: object }> }
  }
  expect(components.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refresh_token' },
  })
  const [bearer, cookie] = [{ bearer: [] }, { refreshCookie: [] }]
  const told = (path: string, method: string) => paths[path]?.[method]?.security
  expect(told('/api/v1/tag', 'get')).toEqual([{}, bearer])
  expect(told('/api/login', 'post')).toEqual([cookie, bearer, {}])
  expect(told('/api/v1/account/session', 'get')).toEqual([bearer])
  expect(told('/api/v1/account/account/{id}', 'delete')).toEqual([{ ...bearer, ...cookie }, bearer])
  for (const row of routes) {
    const { security = [], responses = {} } = paths[written(row)]?.[row.method] ?? {}
    expect([row.path, security.some((one) => !('bearer' in one))]).toEqual([row.path, row.access === 'anyone'])
    expect([row.path, row.access === 'anyone' || '401' in responses, !row.session || '403' in responses]).toEqual([row.path, true, true])
  }
  for (const { content } of Object.values(components.responses)) expect(Object.keys(content)).toEqual(['application/problem+json'])
})

test('AP-03 a public linter finds nothing in it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-openapi-'))
  const file = path.join(folder, 'openapi.json')
  // Nobody has said under which licence programs may use the calls, and a call that leads to a page answers 303 alone.
  writeFileSync(path.join(folder, 'redocly.yaml'), 'extends: [recommended]\nrules: { info-license: off, operation-2xx-response: off }\n')
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

test('AP-03 the page shows every call and its failures in three languages, without a script of its own', async () => {
  for (const language of languages) {
    const answer = await product.get(`${prefixOf[language]}/api/docs`)
    expect([language, answer.status]).toEqual([language, 200])
    const html = await answer.text()
    const { text, links } = readPage(html)
    for (const row of routes) expect([row.path, text.includes(`${row.method.toUpperCase()} ${written(row)}`)]).toEqual([row.path, true])
    expect(text).toContain('error/geo-search-error')
    expect(links).toContain('/api/openapi.json')
    const anchors = links.filter((href) => /^#\w/.test(href)).map((href) => href.slice(1))
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
    expect(html.length / routes.length).toBeLessThan(3200)
  }
})
