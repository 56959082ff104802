import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#web/data/api.ts'
import { type Complaints, type FormState, makeSubmission } from './submission.ts'
import type { FormValues } from './values.ts'

let holds: FormValues
let wrong: Complaints
let state: FormState
let answers: (() => unknown)[]
const send = vi.fn(async (_: FormValues) => answers.shift()?.())
const saved = vi.fn()
const tell = vi.fn((_: ApiError, __: () => void) => undefined)
beforeEach(() => {
  ;[holds, wrong, answers] = [{ name: 'Ala', phone: '' }, {}, []]
  for (const spy of [send, saved, tell]) spy.mockClear()
})
const submission = (edits: boolean) =>
  makeSubmission({
    read: () => holds,
    kept: { name: 'Ala', phone: '' },
    edits,
    check: async () => wrong,
    wrong: 'error/validation',
    send,
    saved,
    tell,
    show: (shown) => {
      state = shown
    },
  })
const sent = () => send.mock.calls.map(([values]) => values)
const fail = (told: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(told)
}

describe('SH-13 how a form is sent', () => {
  test('a new thing with all that was filled in, an edit with what was changed; unchanged, an edit asks nobody', async () => {
    await submission(false).submit('person')
    const edit = submission(true)
    await edit.submit('person')
    expect([sent(), state.state]).toEqual([[{ name: 'Ala' }], 'success'])
    holds = { name: 'Ola', phone: '' }
    expect([edit.changed(), edit.dirty()]).toEqual([{ name: 'Ola' }, true])
    await edit.submit('person')
    expect([sent().at(-1), edit.dirty()]).toEqual([{ name: 'Ola' }, false])
    expect(state.savedAt).toBeGreaterThan(0)
  })

  test('leaving a field sends only if something was changed, and complains of what was changed only', async () => {
    const edit = submission(true)
    await edit.submit('field')
    expect(sent()).toEqual([])
    holds = { name: '', phone: '1' }
    wrong = { phone: 'PHONE_FIELD_MINIMAL_INPUT', other: 'FIELD_REQUIRED' }
    await edit.submit('field')
    expect([sent(), state]).toMatchObject([[], { state: 'error', errors: { phone: wrong['phone'] }, message: null, refusals: 0 }])
    expect(state.errors).not.toHaveProperty('other')
    wrong = {}
    await edit.submit('field')
    expect(sent()).toEqual([{ name: null, phone: '1' }])
  })

  test('what is wrong is not sent, and is told above the form each time it is tried', async () => {
    wrong = { name: 'FIELD_REQUIRED' }
    const form = submission(false)
    await form.submit('person')
    await form.submit('person')
    expect([sent(), state]).toMatchObject([[], { state: 'error', errors: wrong, message: 'error/validation', refusals: 2 }])
    form.complain('name', null)
    expect(state.errors).toEqual({})
  })

  test('pressed twice it is sent once; a field left meanwhile is sent afterwards', async () => {
    let free = () => undefined as unknown
    answers = [() => new Promise((resolve) => (free = () => resolve(undefined)))]
    const edit = submission(true)
    holds = { name: 'Ola', phone: '' }
    const first = edit.submit('person')
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(state.state).toBe('pending')
    await edit.submit('person')
    holds = { name: 'Ola', phone: '601602603' }
    await edit.submit('field')
    free()
    await first
    expect(sent()).toEqual([{ name: 'Ola' }, { phone: '601602603' }])
  })

  test('of what the server says the first message stands at each field, and what was typed is kept', async () => {
    answers = [fail({ telling: 'message', status: 422, message: 'Popraw', schema: { name: ['Za krótkie', 'Inne'], x: [] } })]
    const form = submission(false)
    await form.submit('person')
    expect(state).toMatchObject({ state: 'error', errors: { name: 'Za krótkie' }, message: 'Popraw', refusals: 1 })
    expect([holds['name'], saved.mock.calls, tell.mock.calls.length]).toEqual(['Ala', [], 1])
    answers = [() => ({ version: 2 })]
    tell.mock.calls[0]?.[1]()
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith({ version: 2 }))
    expect(state.errors).toEqual({})
  })

  test('ER-03 404 and 500 say nothing above the form, a lost connection does; a fault of ours is thrown on', async () => {
    const form = submission(false)
    answers = [fail({ telling: 'quietly', status: 500 })]
    await form.submit('person')
    expect(state).toMatchObject({ state: 'error', message: null, refusals: 0 })
    answers = [fail({ telling: 'connection' })]
    await form.submit('person')
    expect(state).toMatchObject({ state: 'error', message: 'form.connection', refusals: 1 })
    answers = [() => Promise.reject(new TypeError('ours'))]
    await expect(form.submit('person')).rejects.toThrow('ours')
    expect(state.state).toBe('error')
  })
})
