import { describe, expect, test } from 'vitest'
import { startProduct } from '../testing/product.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const product = startForTests(() => startProduct({ editions: 1 }))

describe('invalid input gets a problem response', () => {
  const problem = async (response: Response) => {
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const body = (await response.json()) as {
      status: number
      code: string
      request_id: string
      schema?: object
      message: string
      title: string
      type: string
    }
    expect(body.status).toBe(response.status)
    expect(body.request_id).toBe(response.headers.get('x-request-id'))
    return body
  }

  test('unknown members, wrong types and missing members are 422 and name the field', async () => {
    expect(await problem(await product.post('/api/regions/voivodeships/cities', { slug: 'slaskie', admin: true }))).toMatchObject({
      status: 422,
      code: 'error/validation',
      schema: { admin: ['Nieznane pole'] },
    })
    expect(await problem(await product.post('/api/facility/list-by-voivodeship', {}))).toMatchObject({
      status: 422,
      schema: { voivodeship: ['Pole jest wymagane'] },
    })
    expect(await problem(await product.post('/api/facility/list-by-voivodeship', { voivodeship: 'slaskie', limit: 101 }))).toMatchObject({
      status: 422,
      schema: { limit: [expect.any(String)] },
    })
    expect(await problem(await product.get('/api/regions/voivodeships?x=1'))).toMatchObject({
      status: 422,
      schema: { x: ['Nieznane pole'] },
    })
  })

  test('the message is in the requested language', async () => {
    const messageIn = async (tag: string) =>
      (await problem(await product.get('/api/facility/list/x', { headers: { 'accept-language': tag } }))).message
    expect([await messageIn('pl'), await messageIn('uk'), await messageIn('en')]).toEqual([
      'Nie znaleziono placówki',
      'Заклад не знайдено',
      'Facility not found',
    ])
  })

  test('AP-14 broken JSON is 400, another content type 415, too large a body 413, an unknown route 404, an unknown method 405', async () => {
    const send = (body: string, type = 'application/json') =>
      product.get('/api/regions/voivodeships/cities', { method: 'POST', body, headers: { 'content-type': type } })
    expect(await problem(await send('{"slug":'))).toMatchObject({ status: 400, code: 'error/bad-request' })
    expect(await problem(await send('slug=x', 'application/x-www-form-urlencoded'))).toMatchObject({
      status: 415,
      code: 'error/unsupported-media-type',
      message: 'Treść żądania ma nieobsługiwany typ. Oczekujemy: application/json.',
    })
    expect(await problem(await send(JSON.stringify({ slug: 'x'.repeat(200_000) })))).toMatchObject({
      status: 413,
      code: 'error/body-too-big',
      message: 'To, co wysyłasz, jest za długie. Skróć treść i wyślij ją jeszcze raz.',
    })
    expect(await problem(await product.get('/api/nothing'))).toMatchObject({ status: 404, code: 'error/not-found' })
    expect(await problem(await product.get('/api/regions/voivodeships', { method: 'DELETE' }))).toMatchObject({
      status: 405,
      code: 'error/method-not-allowed',
      message: 'Ten adres nie obsługuje metody DELETE. Obsługuje: GET, HEAD, OPTIONS.',
    })
    expect(await problem(await product.get('/api/facility/list/not-a-uuid'))).toMatchObject({
      status: 404,
      code: 'error/facility-not-found',
    })
    expect(await problem(await product.get('/api/facility/list/%E0%A4%A'))).toMatchObject({ status: 400 })
  })
})

test('security headers forbid inline code, third parties and framing; pages outside production are not indexed', async () => {
  const { headers } = await product.get('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe|http|\*/)
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(part)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('x-powered-by')).toBeNull()
})
