import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/runtime/api.ts'
import { showSubmitError } from './show-submit-error.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#web/runtime/islands/toast.ts', () => ({ toast }))
beforeEach(() => toast.mockClear())

const again = vi.fn()
const show = (problem: ConstructorParameters<typeof ApiError>[0]) => showSubmitError(new ApiError(problem), (key) => key, again)

test('ER-03 SH-04 shows an error with a body as a red toast with its message', async () => {
  await show({ display: 'message', status: 409, message: 'Zajęte' })
  expect(toast.mock.calls).toEqual([[{ kind: 'error', text: 'Zajęte' }]])
})

test('ER-03 shows nothing for 404 and 500', async () => {
  for (const status of [404, 500]) await show({ display: 'none', status })
  expect(toast).not.toHaveBeenCalled()
})

test('ER-03 shows a lost connection as a permanent toast with a retry button', async () => {
  await show({ display: 'connection' })
  const [shown] = toast.mock.calls[0] ?? []
  expect(shown).toMatchObject({ kind: 'error', text: 'error.connection', ms: Number.POSITIVE_INFINITY, action: { label: 'form.again' } })
  shown.action.onClick()
  expect(again).toHaveBeenCalledOnce()
})
