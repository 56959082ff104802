import { expect, test } from 'vitest'
import { parseForm, postForm } from '#config/quality/testing/parse-form.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const product = startForTests(() => startProduct({ editions: 0 }))

test('RP-06 illegal content is reported without an account and without JavaScript; errors lose no input', async () => {
  const written = { url: 'http://kredka.test/zrodla-danych', reason: 'illegal', good_faith: 'true' }
  const send = (values: Readonly<Record<string, string>>) =>
    postForm(product.get, '/zglos-tresc', { name: '', email: '', text: '', ...values })
  const rejected = await send(written)
  const html = await rejected.text()
  expect([rejected.status, Object.keys(parseForm(html).errors).toSorted()]).toEqual([422, ['email', 'name']])
  expect(parseForm(html).values).toMatchObject({ url: written.url, reason: written.reason })
  const accepted = await send({ ...written, name: 'Ola Nowak', email: 'ola@kredka.test' })
  expect(accepted.status).toBe(303)
  const thanks = parsePage(await (await product.get(accepted.headers.get('location') ?? '')).text())
  expect(thanks.text).toMatch(/Z-[0-9A-Z]{4}-[0-9A-Z]{4}/)
})
