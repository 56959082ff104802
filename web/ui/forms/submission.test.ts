import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { ApiError } from '#web/runtime/api.ts'
import { type FieldErrors, type FormState, makeSubmission } from './submission.ts'
import type { FormValues } from './values.ts'

let current: FormValues
let wrong: FieldErrors
let state: FormState
let answers: (() => unknown)[]
const send = vi.fn(async (_: FormValues) => answers.shift()?.())
const onSaved = vi.fn()
const onError = vi.fn((_: ApiError, __: () => void) => undefined)
beforeEach(() => {
  ;[current, wrong, answers] = [{ name: 'Ala', phone: '' }, {}, []]
  for (const spy of [send, onSaved, onError]) spy.mockClear()
})
const submission = (edits: boolean) =>
  makeSubmission({
    read: () => current,
    saved: { name: 'Ala', phone: '' },
    isEdit: edits,
    check: async () => wrong,
    invalidMessage: 'error/validation',
    send,
    onSaved,
    onError,
    onChange: (shown) => {
      state = shown
    },
  })
const sent = () => send.mock.calls.map(([values]) => values)
const fail = (problem: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(problem)
}

describe('SH-13 submitting a form', () => {
  test('sends all filled fields of a new item and only changed fields of an edit; an unchanged edit sends nothing', async () => {
    await submission(false).submit('submit')
    const edit = submission(true)
    await edit.submit('submit')
    expect([sent(), state.state]).toEqual([[{ name: 'Ala' }], 'success'])
    current = { name: 'Ola', phone: '' }
    expect([edit.changed(), edit.dirty()]).toEqual([{ name: 'Ola' }, true])
    await edit.submit('submit')
    expect([sent().at(-1), edit.dirty()]).toEqual([{ name: 'Ola' }, false])
    expect(state.savedAt).toBeGreaterThan(0)
  })

  test('leaving a field sends only changes, and validates only changed fields', async () => {
    const edit = submission(true)
    await edit.submit('field')
    expect(sent()).toEqual([])
    current = { name: '', phone: '1' }
    wrong = { phone: 'PHONE_FIELD_MINIMAL_INPUT', other: 'FIELD_REQUIRED' }
    await edit.submit('field')
    expect([sent(), state]).toMatchObject([[], { state: 'error', errors: { phone: wrong['phone'] }, message: null, rejections: 0 }])
    expect(state.errors).not.toHaveProperty('other')
    wrong = {}
    await edit.submit('field')
    expect(sent()).toEqual([{ name: null, phone: '1' }])
  })

  test('does not send an invalid form, and reports it above the form at each attempt', async () => {
    wrong = { name: 'FIELD_REQUIRED' }
    const form = submission(false)
    await form.submit('submit')
    await form.submit('submit')
    expect([sent(), state]).toMatchObject([[], { state: 'error', errors: wrong, message: 'error/validation', rejections: 2 }])
    form.setFieldError('name', null)
    expect(state.errors).toEqual({})
  })

  test('sends once when pressed twice; sends a field left meanwhile afterwards', async () => {
    let free = () => undefined as unknown
    answers = [() => new Promise((resolve) => (free = () => resolve(undefined)))]
    const edit = submission(true)
    current = { name: 'Ola', phone: '' }
    const first = edit.submit('submit')
    await eventually(() => expect(send).toHaveBeenCalledTimes(1))
    expect(state.state).toBe('pending')
    await edit.submit('submit')
    current = { name: 'Ola', phone: '601602603' }
    await edit.submit('field')
    free()
    await first
    expect(sent()).toEqual([{ name: 'Ola' }, { phone: '601602603' }])
  })

  test('shows the server’s first message at each field and keeps the typed values', async () => {
    answers = [fail({ display: 'message', status: 422, message: 'Popraw', schema: { name: ['Za krótkie', 'Inne'], x: [] } })]
    const form = submission(false)
    await form.submit('submit')
    expect(state).toMatchObject({ state: 'error', errors: { name: 'Za krótkie' }, message: 'Popraw', rejections: 1 })
    expect([current['name'], onSaved.mock.calls, onError.mock.calls.length]).toEqual(['Ala', [], 1])
    current = { name: 'Alicja', phone: '' }
    answers = [() => ({ version: 2 })]
    onError.mock.calls[0]?.[1]()
    await eventually(() => expect(onSaved).toHaveBeenCalledWith({ version: 2 }))
    expect(state.errors).toEqual({})
  })

  test('ER-03 shows a lost connection above the form but not 404 and 500; rethrows unexpected errors', async () => {
    const form = submission(false)
    answers = [fail({ display: 'none', status: 500 })]
    await form.submit('submit')
    expect(state).toMatchObject({ state: 'error', message: null, rejections: 0 })
    answers = [fail({ display: 'connection' })]
    await form.submit('submit')
    expect(state).toMatchObject({ state: 'error', message: 'form.connection', rejections: 1 })
    answers = [() => Promise.reject(new TypeError('ours'))]
    await expect(form.submit('submit')).rejects.toThrow('ours')
    expect(state.state).toBe('error')
  })
})
