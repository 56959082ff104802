import type { FormStatus } from '#web/ui/fields/form-context.ts'
import type { FormHandle } from '#web/ui/forms/use-form.ts'

/** Returns the state of a sample form; `id` must differ from those of all other samples, since it begins the ids of fields. */
export const statusOf = (id: string, change: Partial<FormStatus> = {}): FormStatus => ({
  id,
  values: {},
  errors: {},
  message: null,
  rejections: 0,
  state: 'idle',
  savedAt: null,
  ...change,
})

const ignore = () => undefined

/** Returns a form that stays as it is. */
export const stillForm = (status: FormStatus): FormHandle => ({
  status,
  guard: false,
  handlers: { ref: { current: null }, onSubmit: ignore, onFocus: ignore, onInput: ignore, onBlur: ignore, onKeyDown: ignore },
})
