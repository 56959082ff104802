import { type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { registerAndLogIn } from '#plugins/accounts/testing/account-browser.ts'
import { uploadForm } from './sample-forms.ts'

const host = 'pliki.kredka.test'
const product = startForTests(() => startProduct({ editions: 0, jobs: false, variables: { FILES_URL: `https://${host}` } }))

/** Sends a request with the host of files and a cookie; `fetch` sets the host itself. */
const onFilesHost = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(product.url + address, { headers: { host, cookie: 'refresh_token=x' } }, (response) => resolve(response.resume()))
      .once('error', reject)
      .end()
  })

test('UP-01 uploaded files have a host of their own: without pages, API and cookies, and pages may show its pictures', async () => {
  const { browser } = await registerAndLogIn(product.platform, product.url)
  const upload = async (purpose: 'avatar' | 'proof') =>
    (await browser.call('POST', '/api/v1/upload', uploadForm(purpose))).body.url as string
  const picture = await upload('avatar')
  const proof = await upload('proof')
  const header = (response: Response, name: string) => response.headers.get(name)

  for (const [address, cache] of [
    [picture, 'public, max-age=86400'],
    [proof, 'private, no-store'],
  ] as const) {
    const redirect = await product.get(address)
    expect([redirect.status, header(redirect, 'location'), header(redirect, 'cache-control')]).toEqual([
      308,
      `https://${host}${address}`,
      cache,
    ])
    const { statusCode, headers } = await onFilesHost(address)
    expect([statusCode, headers['set-cookie'], headers['cross-origin-resource-policy']]).toEqual([200, undefined, 'cross-origin'])
  }
  expect((await onFilesHost(proof.split('?')[0] ?? '')).statusCode).toBe(404)
  for (const address of ['/', '/logowanie', '/api/v1/overview', '/assets/x.js', '/robots.txt'])
    expect([address, (await onFilesHost(address)).statusCode]).toEqual([address, 404])
  expect(header(await product.get('/logowanie'), 'content-security-policy')).toContain(`img-src 'self' data: https://${host};`)
})
