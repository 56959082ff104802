// @vitest-environment happy-dom
import { Schema } from 'effect'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { Failure } from '#core/kernel/failure.ts'
import { route } from '#core/plugin/route.ts'
import { fakeApi, problem } from '../testing/fake-api.ts'
import { press, renderApp, settled } from '../testing/render-app.tsx'
import { updates } from './optimistic-update.ts'
import { QueryBoundary } from './QueryBoundary.tsx'
import { keyOf } from './query-client.ts'
import { useMutation } from './use-mutation.ts'
import { useQuery } from './use-query.ts'

class DeviceNotFound extends Failure('DeviceNotFound', 'not-found') {}
const Devices = Schema.Array(Schema.Struct({ id: Schema.String, on: Schema.Boolean }))
const listDevices = route.get('/api/v1/device', { summary: 'Lists.', output: Devices, access: 'anyone' })
const endDevice = route.delete('/api/v1/device/:id', {
  summary: 'Ends.',
  input: Schema.Struct({ id: Schema.String }),
  output: Schema.Struct({ ended: Schema.Number }),
  access: 'anyone',
  errors: [DeviceNotFound],
})

const switchOff = updates(listDevices, undefined, (devices, { id }: { readonly id: string }) =>
  devices.map((device) => (device.id === id ? { ...device, on: false } : device)),
)

const List = () => {
  const { data } = useQuery(listDevices)
  const end = useMutation(endDevice, { invalidates: [listDevices], acceptedErrors: ['error/device-not-found'], optimistic: switchOff })
  return (
    <ul>
      {data.map(({ id, on }) => (
        <li key={id}>
          <b>{`${id} ${on ? 'on' : 'off'}`}</b> <button type="button" onClick={() => end.mutate({ id })}>{`end ${id}`}</button>
        </li>
      ))}
    </ul>
  )
}
const page = (
  <QueryBoundary>
    <List />
  </QueryBoundary>
)

const all = ['a', 'b'].map((id) => ({ id, on: true }))
const answers = [[keyOf(listDevices), all]] as const
const texts = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent)
let root: Root
afterEach(() => act(async () => root.unmount()))

test('renders on the server and hydrates with the answers of the page, without a request', async () => {
  const calls = fakeApi(() => ({ body: [] }))
  root = await renderApp(page, answers)
  await settled()
  expect([texts(), calls]).toEqual([['a on', 'b on'], []])
})

test('shows a skeleton while an answer is missing, an error with a button, and the answer after another try', async () => {
  let broken = true
  fakeApi(() => (broken ? problem(503, 'error/unavailable', { message: 'Chwilowo niedostępne' }) : { body: all }))
  root = await renderApp(<p>other page</p>)
  await act(async () => root.unmount())
  root = await renderApp(page)
  await settled()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Chwilowo niedostępne')
  broken = false
  await press('Spróbuj ponownie')
  expect(texts()).toEqual(['a on', 'b on'])
})

test('fetches what a mutation invalidates, also when the thing is gone already', async () => {
  const calls = fakeApi(({ call }) => (call === 'GET /api/v1/device' ? { body: all.slice(1) } : problem(404, 'error/device-not-found')))
  root = await renderApp(page, answers)
  await press('end a')
  expect([texts(), calls.map(({ call }) => call)]).toEqual([['b on'], ['DELETE /api/v1/device/a', 'GET /api/v1/device']])
})

test('takes an optimistic update back when the call is rejected', async () => {
  let answer = () => {}
  fakeApi(() => problem(409, 'error/device-busy'))
  const held = globalThis.fetch
  globalThis.fetch = (...request) =>
    new Promise((done) => {
      answer = () => done(held(...request))
    })
  root = await renderApp(page, answers)
  await press('end b')
  expect(texts()).toEqual(['a on', 'b off'])
  answer()
  await settled()
  expect(texts()).toEqual(['a on', 'b on'])
})
