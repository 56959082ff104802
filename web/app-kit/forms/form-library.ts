import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import type { FieldRegistration } from '#web/ui/fields/form-context.ts'

/** Returns the messages of a form library's errors by the path of their field. */
export const messagesOf = (errors: FieldErrors, prefix = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      if (!error || typeof error !== 'object') return []
      if ('message' in error && typeof error.message === 'string') return [[prefix + name, error.message] as const]
      return Object.entries(messagesOf(error as FieldErrors, `${prefix}${name}.`))
    }),
  )

/** Tells if a field, or a part of it, has an error: `content.children.3.url` is in the field `content`. */
export const hasError = (errors: Readonly<Record<string, string>>, name: string): boolean =>
  name in errors || Object.keys(errors).some((path) => path.startsWith(`${name}.`))

/** Connects a form control with the form library. Text typed before hydration stays: the library would replace it by the saved value. */
export const connectField = ({ name, ref, onChange, onBlur }: UseFormRegisterReturn): FieldRegistration => ({
  name,
  onChange,
  onBlur,
  ref: (control) => {
    const typed = control && !isCheckable(control) ? control.value : ''
    ref(control)
    if (!control || isCheckable(control) || typed === control.value || typed === '') return
    control.value = typed
    void onChange({ target: control, type: 'change' })
  },
})

const isCheckable = ({ type }: { readonly type: string }) => type === 'radio' || type === 'checkbox'
