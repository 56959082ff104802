import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/data/api.ts'
import { tellFailure } from './tell-failure.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#web/islands/toast.ts', () => ({ toast }))
beforeEach(() => toast.mockClear())

const again = vi.fn()
const told = (how: ConstructorParameters<typeof ApiError>[0]) => tellFailure(new ApiError(how), (key) => key, again)

test('ER-03 SH-04 an error with a body is a red toast with its message', async () => {
  await told({ telling: 'message', status: 409, message: 'Zajęte' })
  expect(toast.mock.calls).toEqual([[{ kind: 'error', text: 'Zajęte' }]])
})

test('ER-03 of 404 and 500 nothing is said', async () => {
  for (const status of [404, 500]) await told({ telling: 'quietly', status })
  expect(toast).not.toHaveBeenCalled()
})

test('ER-03 no response: the connection is lost, with a way to try again that stays', async () => {
  await told({ telling: 'connection' })
  const [said] = toast.mock.calls[0] ?? []
  expect(said).toMatchObject({ kind: 'error', text: 'error.connection', ms: Number.POSITIVE_INFINITY, action: { label: 'form.again' } })
  said.action.does()
  expect(again).toHaveBeenCalledOnce()
})
