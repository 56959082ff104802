import { expect, test } from 'vitest'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { plugins } from '#plugins/server.gen.ts'
import { makeExampleCalls } from '../testing/examples/calls.ts'
import { loadExamples } from '../testing/examples/load-examples.ts'
import { type Call, sendCall } from '../testing/examples/send-call.ts'
import { startProduct } from '../testing/product.ts'
import { startForTests } from '../testing/start-for-tests.ts'
import { waitForSearchIndex } from '../testing/wait-for-search-index.ts'
import { connectWebSocket } from '../testing/websocket-client.ts'

const product = startForTests(() => startProduct({ editions: 1, jobs: false }))

/** Plugins that take messages over a websocket: what people write to each other and to the assistant. */
const conversing = plugins.filter(({ channels = [] }) => channels.some(({ receives }) => Object.keys(receives).length > 0))

const texts = [
  '',
  '\0',
  '\ud800',
  '\u202eodwrócone\u2066',
  '\u{e0041}\u{e0042}',
  '<img src=x onerror=alert(1)>',
  "'; drop table facility; --",
  '../../../etc/passwd',
  '-'.repeat(36),
  `${'-'.repeat(36)}.${'A'.repeat(43)}`,
  '99999999999999999999',
  '1e999',
  'x'.repeat(1500),
]
const others = [null, true, -1, 1e308, [], {}, [['\0']], { constructor: { name: 'x' } }, Array.from({ length: 5000 }, () => 'x')]

/** Responses that a mistake of the caller must not have: of a bug, or with anything from inside. */
const isLeak = (text: string) =>
  /\bat .*:\d+:\d+|"?\b(?:select|insert|update)\b .{0,80}\b(?:from|into|set)\b|node_modules|error\/server-error/.test(text)

/** Returns copies of a call, each with another value in one member of its body, its query or its path. */
const spoiled = (route: string, call: Call): readonly Call[] => {
  const { body } = call
  const inBody =
    body && !Array.isArray(body)
      ? Object.keys(body).flatMap((name) => [...texts, ...others].map((value) => ({ ...call, body: { ...body, [name]: value } })))
      : []
  const [path = '', query = ''] = call.path.split('?')
  const parameters = route.split('/').flatMap((part, at) => (part.startsWith(':') ? [at] : []))
  const inPath = parameters.flatMap((at) =>
    texts
      .filter((text) => text !== '' && text !== '\ud800')
      .map((text) => ({ ...call, path: path.split('/').with(at, encodeURIComponent(text)).join('/') + (query && `?${query}`) })),
  )
  const inQuery = [...new URLSearchParams(query).keys()].flatMap((name) =>
    texts.map((text) => {
      const changed = new URLSearchParams(query)
      changed.set(name, text)
      return { ...call, path: `${path}?${changed}` }
    }),
  )
  return [...inBody, ...inPath, ...inQuery]
}

test('J11 hostile values in each member of what people write to each other, and to the assistant, are answered by the caller’s error', async () => {
  await waitForSearchIndex(product)
  const calls = await makeExampleCalls(product)
  const wrong: string[] = []
  const statuses = new Set<number>()
  for (const { plugin, examples } of await loadExamples())
    for (const example of conversing.some(({ name }) => name === plugin) ? examples : []) {
      const { route } = example
      for (const call of spoiled(route.path, await calls.success(example))) {
        const response = await sendCall(product.url, route, call)
        const text = await response.text()
        statuses.add(response.status)
        const isProblem = response.status < 400 || (JSON.parse(text) as { code?: string }).code?.startsWith('error/')
        if (response.status >= 500 || !isProblem || isLeak(text))
          wrong.push(
            `${response.status} ${route.method} ${call.path.slice(0, 200)} ${JSON.stringify(call.body)?.slice(0, 200)} ${text.slice(0, 200)}`,
          )
      }
    }
  expect(wrong).toEqual([])
  expect([...statuses].filter((status) => [200, 404, 422].includes(status)).toSorted()).toEqual([200, 404, 422])
})

/** Values that fit into a frame; a larger one ends the websocket (`realtime-rejections.db.test.ts`). */
const framed = [...texts, ...others].filter((value) => JSON.stringify(value).length < 5000)

test('J11 hostile messages over each websocket are answered by the caller’s error, floods are refused, and the websocket stays', async () => {
  const member = await createMember(product.platform, product.url)
  const channels = conversing.flatMap(({ channels = [] }) => channels)
  expect(channels.length).toBeGreaterThan(0)
  for (const { path, name, receives } of channels)
    for (const type of Object.keys(receives)) {
      const errors: { readonly status: number; readonly code: string }[] = []
      // A websocket takes so many messages of a type a minute.
      for (let from = 0; from < framed.length; from += 4) {
        const client = await connectWebSocket(product.url, path)
        client.send({ type: 'auth', jwt: member.browser.jwt })
        await client.waitForFrame('ready')
        const data = framed
          .slice(from, from + 4)
          .flatMap((value) => [value, { room_id: value }, { id: value }, { task: 'ask', input: value, facility_id: value }])
        for (const [n, one] of data.entries()) {
          client.send({ type, id: `m${n}`, data: one })
          await client.waitForFrame('error', ({ request }) => request === `m${n}`)
        }
        for (let n = 0; n < 60; n++) client.send({ type, id: `flood${n}`, data: {} })
        await client.waitForFrame('error', ({ request }) => request === 'flood59')
        errors.push(...client.frames.filter((one) => one.type === 'error').map(({ data }) => data as (typeof errors)[number]))
        expect([name, client.socket.readyState]).toEqual([name, client.socket.OPEN])
        client.socket.close()
        await client.closeCode
      }
      expect([name, errors.filter((one) => one.status >= 500 || isLeak(JSON.stringify(one)))]).toEqual([name, []])
      expect([name, errors.some(({ code }) => code === 'error/too-many-requests')]).toEqual([name, true])
    }
})
