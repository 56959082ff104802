// @vitest-environment happy-dom
import { Schema } from 'effect'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { renderApp, settled } from '../testing/render-app.tsx'
import { UploadField } from './UploadField.tsx'

const upload = route.post('/api/v1/upload', {
  summary: 'Stores.',
  input: Schema.Struct({ file: FileBody, purpose: Schema.String }),
  output: Schema.Struct({ id: Schema.String }),
  access: 'anyone',
  requestType: 'multipart',
})

/** Requests that wait for the test to answer them. */
let requests: FakeRequest[]
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  responseText = ''
  body: FormData | null = null
  aborted = false
  open(method: string, address: string) {
    this.headers['call'] = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return null
  }
  send(body: FormData) {
    this.body = body
    requests.push(this)
  }
  abort() {
    this.aborted = true
    this.end('abort')
  }
  end(event: string) {
    this.dispatchEvent(new Event(event))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number) {
    return act(async () => this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 100 })))
  }
  async answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    await act(async () => this.end('load'))
    await settled()
  }
}

const uploaded: unknown[] = []
let root: Root
beforeEach(async () => {
  requests = []
  uploaded.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  root = await renderApp(
    <UploadField
      route={upload}
      input={{ purpose: 'gallery' }}
      label="Zdjęcia"
      accept=".jpg,.png,.pdf"
      multiple
      onUploaded={(output) => uploaded.push(output)}
    />,
  )
})
afterEach(() => act(async () => root.unmount()))

const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const choose = async (...files: readonly File[]) => {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
const press = async (label: string) => {
  await act(async () => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click())
  await settled()
}
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const status = () => document.querySelector('[role="status"]')?.textContent

test('UP-01 sends a file as soon as it is chosen, shows progress, and hands over what was stored', async () => {
  await choose(pdf('plac.pdf'))
  const [request] = requests
  expect([request?.headers['call'], request?.headers['accept-language'], request?.body?.get('purpose')]).toEqual([
    'POST /api/v1/upload',
    'pl',
    'gallery',
  ])
  expect(request?.body?.get('file')).toMatchObject({ name: 'plac.pdf' })
  expect(rows()).toEqual(['plac.pdfPrzesłano 0%'])
  await request?.progress(42)
  expect(rows()).toEqual(['plac.pdfPrzesłano 42%'])
  expect(document.querySelector('progress')?.getAttribute('aria-label')).toBe('Przesyłanie pliku plac.pdf')
  await request?.progress(100)
  expect(rows()).toEqual(['plac.pdfPrzetwarzanie…'])
  await request?.answer(200, { id: '1' })
  expect([rows(), uploaded, status()]).toEqual([[], [{ id: '1' }], 'Przesłano plik plac.pdf'])
})

test('UP-01 files of a wrong kind or size are not sent, and say why with the words of the server', async () => {
  await choose(pdf('wirus.exe'), pdf('duzy.pdf', 5_000_001))
  expect([requests.length, rows()]).toEqual([0, ['wirus.exeNieprawidłowy format pliku', 'duzy.pdfPlik jest za duży']])
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(2)
  await press('Usuń z listy plik wirus.exe')
  expect(rows()).toHaveLength(1)
})

test('two files are on their way at a time; a cancelled one makes room', async () => {
  await choose(...['a.pdf', 'b.pdf', 'c.pdf'].map((name) => pdf(name)))
  expect([requests.length, rows()[2]]).toEqual([2, 'c.pdfCzeka w kolejce'])
  await press('Przerwij przesyłanie pliku a.pdf')
  expect([requests[0]?.aborted, requests.length, rows().length]).toEqual([true, 3, 2])
  await requests[1]?.answer(200, { id: 'b' })
  await requests[2]?.answer(200, { id: 'c' })
  expect([uploaded, rows()]).toEqual([[{ id: 'b' }, { id: 'c' }], []])
})

test('a lost connection can be tried again; a refusal of the server is told and cannot', async () => {
  await choose(pdf('plac.pdf'))
  await act(async () => requests[0]?.end('error'))
  await settled()
  expect(rows()).toEqual(['plac.pdfBrak połączenia. Sprawdź internet'])
  await press('Prześlij ponownie plik plac.pdf')
  await requests[1]?.answer(415, { status: 415, code: 'error/bad-file-format', message: 'Nieprawidłowy format pliku' })
  expect(rows()).toEqual(['plac.pdfNieprawidłowy format pliku'])
  expect(document.querySelector('[aria-label^="Prześlij ponownie"]')).toBeNull()
})

test('UP-01 what a proxy refuses without words is told in ours; after signing in again the file needs no second choice', async () => {
  await choose(pdf('plac.pdf'))
  await requests[0]?.answer(413, '<html>413 Request Entity Too Large</html>')
  expect(rows()).toEqual(['plac.pdfPlik jest za duży'])
  await press('Usuń z listy plik plac.pdf')
  await choose(pdf('plan.pdf'))
  await requests[1]?.answer(429, '')
  expect(rows()).toEqual(['plan.pdfZa dużo prób. Odczekaj chwilę'])
  await press('Prześlij ponownie plik plan.pdf')
  await requests[2]?.answer(401, { status: 401, code: 'error/expired-jwt', message: 'Sesja wygasła. Zaloguj się ponownie' })
  expect(rows()).toEqual(['plan.pdfSesja wygasła. Zaloguj się ponownie'])
  await press('Prześlij ponownie plik plan.pdf')
  await requests[3]?.answer(200, { id: '1' })
  expect([rows(), uploaded]).toEqual([[], [{ id: '1' }]])
})

test('files that are dropped are sent; leaving the page stops them', async () => {
  const zone = document.querySelector('[aria-labelledby]')?.parentElement as HTMLElement
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files: [pdf('plac.pdf')] } })
  await act(async () => zone.dispatchEvent(drop))
  await settled()
  expect([requests.length, drop.defaultPrevented]).toEqual([1, true])
  await act(async () => root.render(<p />))
  expect(requests[0]?.aborted).toBe(true)
})

test('files that are pasted are sent: in the field, or anywhere while it is the only one and nothing has the focus', async () => {
  const paste = async (target: Element, files: readonly File[]) => {
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { files } })
    await act(async () => target.dispatchEvent(event))
    await settled()
    return event.defaultPrevented
  }
  const other = document.body.appendChild(document.createElement('textarea'))
  expect([await paste(other, [pdf('a.pdf')]), await paste(document.body, [])]).toEqual([false, false])
  expect(await paste(document.body, [pdf('b.pdf')])).toBe(true)
  other.dataset['uploadZone'] = ''
  expect(await paste(document.body, [pdf('c.pdf')])).toBe(false)
  expect(await paste(document.querySelector('input[type="file"]') as Element, [pdf('d.pdf')])).toBe(true)
  expect(rows()).toEqual(['b.pdfPrzesłano 0%', 'd.pdfPrzesłano 0%'])
  other.remove()
})

test('UP-02 a picture is made ready before it is sent; one that the browser cannot read says its format', async () => {
  const reading = Promise.withResolvers<never>()
  // The field reads the picture in its own time; until then nobody handles the rejection.
  reading.promise.catch(() => {})
  vi.stubGlobal('createImageBitmap', () => reading.promise)
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('The source image cannot be decoded.'))
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0001.jpg', { type: 'image/jpeg' })
  await choose(heic)
  expect(rows()).toEqual(['IMG_0001.jpgPrzygotowywanie zdjęcia…'])
  expect(document.querySelector('progress')?.hasAttribute('value')).toBe(false)
  reading.reject(new DOMException('The source image could not be decoded.'))
  const sentence = /^IMG_0001\.jpgTo zdjęcie w formacie HEIC.*Ustawienia > Aparat > Formaty > Najbardziej zgodne/
  await vi.waitFor(async () => {
    await settled()
    expect(rows()[0]).toMatch(sentence)
  }, 20_000)
  expect([requests.length, document.querySelector('[aria-label^="Prześlij ponownie"]')]).toEqual([0, null])
})
