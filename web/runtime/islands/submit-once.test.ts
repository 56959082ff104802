// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => import('./submit-once.ts'))

const submit = (form: HTMLFormElement) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const formOf = (method: string) => {
  document.body.innerHTML = `<form method="${method}" action="/kontakt"></form>`
  return document.querySelector('form') as HTMLFormElement
}

test('SH-13 a form that the browser posts is sent once by ten clicks, and again after coming back or after ten seconds', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const form = formOf('post')
  expect(Array.from({ length: 10 }, () => submit(form))).toEqual([true, ...Array(9).fill(false)])
  dispatchEvent(new Event('pageshow'))
  expect([submit(form), submit(form)]).toEqual([true, false])
  vi.advanceTimersByTime(10_001)
  expect(submit(form)).toBe(true)
  vi.useRealTimers()
})

test('SH-13 leaves searches and forms with a script of their own alone', () => {
  const search = formOf('get')
  expect([submit(search), submit(search)]).toEqual([true, true])
  const own = formOf('post')
  own.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  expect([submit(own), submit(own)]).toEqual([false, true])
})
