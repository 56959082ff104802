// @vitest-environment happy-dom
import { Schema } from 'effect'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { route } from '#core/plugin/route.ts'
import { callApi } from '#web/runtime/api.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { CodeField } from '#web/ui/forms/CodeField.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { fakeApi, problem } from '../testing/fake-api.ts'
import { press, renderApp, settled, type } from '../testing/render-app.tsx'
import { ApiForm } from './ApiForm.tsx'
import { useApiForm, useFieldArray } from './use-api-form.ts'
import { useFormValues } from './use-form-values.ts'

const Phone = Schema.Struct({ number: Schema.String })
const person = { name: Schema.String, city: Schema.String, phones: Schema.Array(Phone) }
const Person = Schema.Struct({ ...person, version: Schema.Number })
const showPerson = route.get('/api/v1/person', { summary: 'Shows.', output: Person, access: 'anyone' })
const changePerson = route.patch('/api/v1/person', {
  summary: 'Changes.',
  input: Schema.Struct({
    name: Schema.optional(Schema.String),
    city: Schema.optional(Schema.String),
    phones: Schema.optional(Schema.Array(Phone)),
    version: Schema.optional(Schema.Number),
  }),
  output: Person,
  access: 'anyone',
  version: true,
  errors: [VersionConflict],
})

const first = { name: 'Ada', city: 'Kraków', phones: [{ number: '600 100 200' }] }
const onSaved = vi.fn()

const PersonForm = () => {
  const form = useApiForm(changePerson, {
    id: 'osoba',
    record: { values: first, version: 1 },
    reload: async () => {
      const { version, ...values } = await callApi(showPerson)
      return { values: { ...values, phones: [...values.phones] }, version }
    },
    draft: true,
    toast: false,
    onSaved,
  })
  const phones = useFieldArray({ control: form.library.control, name: 'phones' })
  const { city } = useFormValues(form)
  return (
    <ApiForm of={form} labels={{ name: 'Imię', city: 'Miasto' }}>
      <Field name="name" label="Imię" autoComplete="off" max={20} />
      <Field name="city" label="Miasto" autoComplete="off" max={20} optional />
      {phones.fields.map(({ id }, at) => (
        <Field key={id} name={`phones.${at}.number`} label="Telefon" autoComplete="off" max={20} />
      ))}
      <button type="button" onClick={() => phones.append({ number: '' })}>
        Dodaj
      </button>
      <output>{city.toUpperCase()}</output>
      <button type="button" onClick={() => phones.remove(0)}>
        Usuń
      </button>
      <SubmitRow send="Zapisz" />
    </ApiForm>
  )
}

let root: Root
let calls: ReturnType<typeof fakeApi>
let stored: object
let respond: Parameters<typeof fakeApi>[0]
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('form input')]
const values = () => inputs().map(({ value }) => value)
const form = () => document.querySelector('form') as HTMLFormElement
const focused = () => (document.activeElement as HTMLInputElement).name

beforeEach(async () => {
  sessionStorage.clear()
  onSaved.mockClear()
  stored = { ...first, version: 1 }
  respond = ({ call, body }) => ({ body: call.startsWith('GET') ? stored : { ...stored, ...(body as object), version: 2 } })
  calls = fakeApi((call) => respond(call))
  root = await renderApp(<PersonForm />)
})
afterEach(() => act(async () => root.unmount()))

test('sends only changed members, each as a whole, with the version of the record', async () => {
  expect(values()).toEqual(['Ada', 'Kraków', '600 100 200'])
  await press('Dodaj')
  await type('phones.1.number', ' 700 000 000 ')
  await press('Zapisz')
  expect(calls).toEqual([
    { call: 'PATCH /api/v1/person', body: { phones: [{ number: '600 100 200' }, { number: '700 000 000' }] }, version: '"1"' },
  ])
  await type('city', '')
  await press('Zapisz')
  expect(calls[1]).toMatchObject({ body: { city: null }, version: '"2"' })
  expect(onSaved).toHaveBeenCalledTimes(2)
})

test('calls nothing when nothing has changed', async () => {
  await press('Zapisz')
  expect(calls).toEqual([])
})

test('sends what was prepared, and nothing when the user gave up preparing it', async () => {
  await act(async () => root.unmount())
  const prepared = [null, { city: 'Sopot' }]
  const PreparedForm = () => {
    const handle = useApiForm(changePerson, { id: 'osoba', prepare: async () => prepared.shift() ?? null })
    return (
      <ApiForm of={handle} labels={{ name: 'Imię' }}>
        <Field name="name" label="Imię" autoComplete="off" max={20} />
        <SubmitRow send="Zapisz" />
      </ApiForm>
    )
  }
  root = await renderApp(<PreparedForm />)
  await type('name', 'Ola')
  await press('Zapisz')
  expect([calls, values()]).toEqual([[], ['Ola']])
  await press('Zapisz')
  expect(calls).toMatchObject([{ body: { name: 'Ola', city: 'Sopot' } }])
})

test('keeps the rows of a list apart when one is removed', async () => {
  await press('Dodaj')
  await type('phones.1.number', '700 000 000')
  await press('Usuń')
  expect(values()).toEqual(['Ada', 'Kraków', '700 000 000'])
  await press('Zapisz')
  expect(calls[0]?.body).toEqual({ phones: [{ number: '700 000 000' }] })
})

test('keeps and sends text typed before hydration, and counts it as unsaved', async () => {
  await act(async () => root.unmount())
  root = await renderApp(<PersonForm />, [], () => {
    const city = inputs()[1]
    if (city) city.value = 'Sopot'
  })
  await settled()
  expect([values()[1], form().dataset['unsent']]).toEqual(['Sopot', 'yes'])
  await press('Zapisz')
  expect(calls[0]?.body).toEqual({ city: 'Sopot' })
  expect(form().dataset['unsent']).toBe('no')
})

test('shows the first message at each field, focuses the first one, and clears a message while typing', async () => {
  respond = () =>
    problem(422, 'error/validation', {
      message: 'Popraw dane',
      schema: { 'phones.0.number': ['FIELD_INVALID', 'FIELD_EMPTY'], city: ['FIELD_TOO_LONG'] },
    })
  await type('name', 'Ola')
  await press('Zapisz')
  const messages = () => inputs().filter((input) => input.ariaInvalid === 'true' || input.getAttribute('aria-invalid') === 'true')
  expect(messages().map(({ name }) => name)).toEqual(['city', 'phones.0.number'])
  expect([focused(), document.querySelector('[role=alert]')?.textContent?.includes('Popraw dane')]).toEqual(['city', true])
  await type('city', 'Sopot')
  expect(messages().map(({ name }) => name)).toEqual(['phones.0.number'])
})

test('checks required fields without a call', async () => {
  await type('name', '')
  await press('Zapisz')
  expect([calls, focused()]).toEqual([[], 'name'])
})

test('merges changes of different fields with what someone else saved, and saves the union', async () => {
  stored = { ...first, name: 'Ada Nowa', version: 5 }
  respond = ({ call, version, body }) => {
    if (call.startsWith('GET')) return { body: stored }
    return version === '"5"' ? { body: { ...stored, ...(body as object), version: 6 } } : problem(409, 'error/version-conflict')
  }
  await type('city', 'Sopot')
  await press('Zapisz')
  expect(calls.map(({ call, body, version }) => [call, body, version])).toEqual([
    ['PATCH /api/v1/person', { city: 'Sopot' }, '"1"'],
    ['GET /api/v1/person', null, null],
    ['PATCH /api/v1/person', { city: 'Sopot' }, '"5"'],
  ])
  expect(values()).toEqual(['Ada Nowa', 'Sopot', '600 100 200'])
})

test('offers both values of a field that both sides changed', async () => {
  stored = { ...first, city: 'Łódź', version: 5 }
  respond = ({ call, version, body }) => {
    if (call.startsWith('GET')) return { body: stored }
    return version === '"5"' ? { body: { ...stored, ...(body as object), version: 6 } } : problem(409, 'error/version-conflict')
  }
  await type('city', 'Sopot')
  await press('Zapisz')
  expect(document.body.textContent).toMatch(/MiastoTwoja wersjaSopot.*Zapisana wersjaŁódź/)
  expect(values()[1]).toBe('Sopot')
  await press('Weź zapisane')
  expect([values()[1], document.body.textContent?.includes('Weź zapisane')]).toEqual(['Łódź', false])
  await type('city', 'Gdynia')
  await press('Zapisz')
  expect(calls.at(-1)).toMatchObject({ body: { city: 'Gdynia' }, version: '"5"' })
})

test('restores a draft with the version that it began with, and forgets it once saved or discarded', async () => {
  await type('city', 'Sopot')
  const reopen = async () => {
    await act(async () => root.unmount())
    root = await renderApp(<PersonForm />)
    await settled()
    return values()[1]
  }
  expect(await reopen()).toBe('Sopot')
  expect(form().dataset['unsent']).toBe('yes')
  await type('city', '')
  expect([await reopen(), document.querySelector('output')?.textContent]).toEqual(['', ''])
  await type('city', 'Sopot')
  await press('Zapisz')
  expect(sessionStorage.length).toBe(0)
  await type('city', 'Gdynia')
  form().dispatchEvent(new Event('discard'))
  expect(await reopen()).toBe('Kraków')
})

test('SH-13 a draft keeps the post code, and no password or one-time code', async () => {
  await act(async () => root.unmount())
  const SecretForm = () => {
    const handle = useApiForm(changePerson, { id: 'adres', draft: true })
    return (
      <ApiForm of={handle} labels={{ post_code: 'Kod pocztowy', password: 'Hasło', code: 'Kod' }}>
        <Field name="post_code" label="Kod pocztowy" autoComplete="postal-code" max={6} />
        <PasswordField name="password" label="Hasło" autoComplete="current-password" />
        <CodeField name="code" label="Kod" />
      </ApiForm>
    )
  }
  root = await renderApp(<SecretForm />)
  const typed = { post_code: '30-001', password: 'krasnal', code: '123456' }
  for (const [name, text] of Object.entries(typed)) await type(name, text)
  await act(async () => root.unmount())
  root = await renderApp(<SecretForm />)
  await settled()
  expect([values(), JSON.stringify(sessionStorage).match(/krasnal|123456/)]).toEqual([['30-001', '', ''], null])
})

test('keeps the draft of a form without a record, and forgets it before what follows the saving', async () => {
  await act(async () => root.unmount())
  const drafts: number[] = []
  const NewForm = () => {
    const handle = useApiForm(changePerson, { id: 'nowa', draft: 'Bajka', onSaved: () => drafts.push(sessionStorage.length) })
    return (
      <ApiForm of={handle} labels={{ name: 'Imię' }}>
        <Field name="name" label="Imię" autoComplete="off" max={20} />
        <SubmitRow send="Zapisz" />
      </ApiForm>
    )
  }
  const open = async () => {
    root = await renderApp(<NewForm />)
    await settled()
    return [values(), form().dataset['unsent']]
  }
  expect(await open()).toEqual([[''], 'no'])
  await type('name', 'Ola')
  await act(async () => root.unmount())
  expect(await open()).toEqual([['Ola'], 'yes'])
  await press('Zapisz')
  expect([calls.at(-1)?.body, drafts, sessionStorage.length, form().dataset['unsent']]).toEqual([{ name: 'Ola' }, [0], 0, 'no'])
})
