// @vitest-environment happy-dom
import { Schema } from 'effect'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { route } from '#core/plugin/route.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { keyOf } from '../data/query-client.ts'
import { ApiForm } from '../forms/ApiForm.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { press, renderApp, type } from '../testing/render-app.tsx'
import { useIdentityProof } from './use-identity-proof.tsx'

const open = { summary: 'Sample.', access: 'anyone' } as const
const json = Schema.Record(Schema.String, Schema.Json)
const routes = {
  showSecurity: route.get('/api/v1/2fa', { ...open, output: Schema.Struct({ totp: Schema.Boolean }) }),
  listPasskeys: route.get('/api/v1/passkey', { ...open, output: Schema.Array(json) }),
  startPasskeyLogin: route.post('/api/v1/options', { ...open, output: json }),
}
const give = route.post('/api/v1/give', {
  ...open,
  input: Schema.Struct({ password: Schema.String, code: Schema.optional(Schema.String), passkey: Schema.optional(json) }),
  output: Schema.Struct({ done: Schema.Boolean }),
})

const GiveForm = () => {
  const proof = useIdentityProof(routes)
  const form = useApiForm(give, { id: 'oddaj', prepare: proof.prepare })
  return (
    <ApiForm of={form} labels={proof.labels}>
      {proof.fields}
      <SubmitRow send="Oddaj" />
    </ApiForm>
  )
}

let root: Root
const render = async (totp: boolean, passkeys: readonly object[]) => {
  root = await renderApp(<GiveForm />, [
    [keyOf(routes.showSecurity), { totp }],
    [keyOf(routes.listPasskeys), passkeys],
  ])
  return fakeApi(({ call }) => ({ body: call.endsWith('/options') ? { challenge: 'abc' } : { done: true } }))
}
afterEach(() => act(async () => root.unmount()))

test('PO-01 asks for the password, and for a code where the account has an app', async () => {
  const calls = await render(true, [{ id: 'k' }])
  await type('password', 'hasło')
  await press('Oddaj')
  expect(calls).toEqual([])
  await type('code', '123456')
  await press('Oddaj')
  expect(calls).toMatchObject([{ call: 'POST /api/v1/give', body: { password: 'hasło', code: '123456' } }])
})

test('PO-01 with passkeys alone asks the device, and sends nothing when it gave none', async () => {
  const calls = await render(false, [{ id: 'k' }])
  const answers: (() => Promise<object>)[] = [
    () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    async () => ({ toJSON: () => ({ id: 'k' }) }),
  ]
  vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: (options: object) => options })
  vi.stubGlobal('navigator', { credentials: { get: () => answers.shift()?.() } })
  expect(document.getElementsByName('code')).toHaveLength(0)
  await type('password', 'hasło')
  await press('Oddaj')
  expect([calls.map(({ call }) => call), document.body.textContent?.includes('urządzenie nie podało klucza')]).toEqual([
    ['POST /api/v1/options'],
    true,
  ])
  await press('Oddaj')
  expect(calls.at(-1)).toMatchObject({ call: 'POST /api/v1/give', body: { password: 'hasło', passkey: { id: 'k' } } })
  vi.unstubAllGlobals()
})
