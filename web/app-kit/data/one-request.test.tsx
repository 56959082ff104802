// @vitest-environment happy-dom
import { Schema } from 'effect'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { route } from '#core/plugin/route.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { ConfirmButton } from '../ConfirmButton.tsx'
import { ApiForm } from '../forms/ApiForm.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { ReasonButton } from '../ReasonButton.tsx'
import { renderApp, settled, type } from '../testing/render-app.tsx'
import { useMutation } from './use-mutation.ts'

const sendClaim = route.post('/api/v1/claim', {
  summary: 'Sends.',
  input: Schema.Struct({ name: Schema.optional(Schema.String) }),
  output: Schema.Struct({ id: Schema.String }),
  access: 'anyone',
})
const done = vi.fn()
const dialog = { title: 'Pytanie', text: 'Na pewno?', accept: 'Tak' }

const Press = () => {
  const send = useMutation(sendClaim, { onSuccess: done })
  return (
    <Button onClick={() => send.mutate({ name: 'Bajka' })} aria-disabled={send.isPending}>
      Wyślij
    </Button>
  )
}
const Form = () => {
  const form = useApiForm(sendClaim, { id: 'x', onSaved: done })
  return (
    <ApiForm of={form} labels={{ name: 'Nazwa' }}>
      <Field name="name" label="Nazwa" autoComplete="off" max={20} />
      <SubmitRow send="Wyślij" />
    </ApiForm>
  )
}
const Confirm = () => {
  const send = useMutation(sendClaim, { onSuccess: done })
  return (
    <ConfirmButton {...dialog} onConfirm={() => send.mutate({})}>
      Usuń
    </ConfirmButton>
  )
}
const Reason = () => {
  const send = useMutation(sendClaim, { onSuccess: done })
  return (
    <ReasonButton {...dialog} onConfirm={(name) => send.mutate({ name })}>
      Usuń
    </ReasonButton>
  )
}

let root: Root
let keys: (string | null)[]
let respond: () => Promise<Response>
const ok = async () => Response.json({ id: '1' })

beforeEach(() => {
  done.mockClear()
  keys = []
  respond = ok
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    return respond()
  })
})
afterEach(() => act(async () => root.unmount()))

const button = (label: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  if (!found) throw new Error(`no button ${label}`)
  return found
}
const prepare = {
  Press: async () => undefined,
  Form: () => type('name', 'Bajka'),
  Confirm: () => act(async () => button('Usuń').click()),
  Reason: async () => {
    await act(async () => button('Usuń').click())
    const area = document.querySelector('textarea') as HTMLTextAreaElement
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Na prośbę')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
  },
}
const labels = { Press: 'Wyślij', Form: 'Wyślij', Confirm: 'Tak', Reason: 'Tak' }
const elements = { Press: <Press />, Form: <Form />, Confirm: <Confirm />, Reason: <Reason /> }
const names = ['Press', 'Form', 'Confirm', 'Reason'] as const

test.each(names)('SH-13 %s: ten clicks at once are one request with a key, and one success', async (name) => {
  root = await renderApp(elements[name])
  await prepare[name]()
  const pressed = button(labels[name])
  await act(async () => {
    for (let click = 0; click < 10; click++) pressed.click()
  })
  await settled()
  expect([keys.length, done.mock.calls.length]).toEqual([1, 1])
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})

test.each(['Press', 'Form'] as const)(
  'SH-13 %s: clicks of one burst are one request, also when each answer is faster than the next click',
  async (name) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    root = await renderApp(elements[name])
    await prepare[name]()
    for (let click = 0; click < 10; click++) {
      await act(async () => button(labels[name]).click())
      await settled()
      vi.setSystemTime(Date.now() + 200)
    }
    vi.useRealTimers()
    expect([keys.length, done.mock.calls.length]).toEqual([1, 1])
  },
)

test.each(['Press', 'Form'] as const)('ER-03 %s: another try after a lost connection has the same key', async (name) => {
  respond = () => Promise.reject(new TypeError('offline'))
  root = await renderApp(elements[name])
  await prepare[name]()
  await act(async () => button(labels[name]).click())
  // The toast is loaded when it is needed.
  const again = await eventually(() => button('Spróbuj ponownie'))
  respond = ok
  await act(async () => again.click())
  await settled()
  expect([keys.length, new Set(keys).size, done.mock.calls.length]).toEqual([2, 1, 1])
})

test('ER-03 a change without internet says so at once, where it would wait in silence for the internet', async () => {
  respond = () => Promise.reject(new TypeError('offline'))
  root = await renderApp(<Press />)
  await act(async () => dispatchEvent(new Event('offline')))
  await act(async () => button('Wyślij').click())
  await eventually(() => {
    const [said] = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
    if (said !== 'Brak połączenia. Sprawdź internet') throw new Error(`said: ${said}`)
  })
  await act(async () => dispatchEvent(new Event('online')))
})

test('ER-03 waits for the result while another process of the server still works on the first request', async () => {
  const answers = [
    async () => Response.json({ code: 'error/idempotency-key-in-use', message: 'Trwa' }, { status: 409, headers: { 'retry-after': '0' } }),
    ok,
  ]
  respond = () => (answers.shift() ?? ok)()
  root = await renderApp(<Press />)
  await act(async () => button('Wyślij').click())
  await settled()
  expect([keys.length, new Set(keys).size, done.mock.calls.length]).toEqual([2, 1, 1])
})

test('SH-13 a button that is marked as disabled does nothing and submits no form', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  root = await renderApp(
    <form onSubmit={submit}>
      <Button type="submit" aria-disabled onClick={done}>
        Wyślij
      </Button>
    </form>,
  )
  await act(async () => button('Wyślij').click())
  expect([submit.mock.calls.length, done.mock.calls.length]).toEqual([0, 0])
})
