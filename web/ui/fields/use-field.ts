import { useContext } from 'react'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CurrentPageContext } from '#web/runtime/page.ts'
import { FormContext } from './form-context.ts'

/** Returns a field's ids, its last typed value, its first error and its ARIA attributes. */
export const useField = (name: string, hint: boolean) => {
  const t = useT()
  const form = useContext(FormContext)
  const posted = useContext(CurrentPageContext)?.posted
  const typed = form ? form.values[name] : posted?.values[name]
  const key = form ? form.errors[name] : posted?.rejected?.fields[name]?.[0]
  const id = fieldId(name, form?.id)
  const hintId = `${id}-opis`
  const errorId = `${id}-blad`
  const describedBy = [hint && hintId, key !== undefined && errorId].filter(Boolean).join(' ')
  return {
    id,
    /** Name of the form control, and its connection with the form library. */
    control: form?.register?.(name) ?? { name },
    typed: typed === undefined || typed === null ? undefined : String(typed),
    error: key === undefined ? undefined : t(asMessageKey(key)),
    hintId,
    errorId,
    ariaAttributes: {
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(key !== undefined && { 'aria-invalid': true as const }),
    },
  }
}

/** Returns the id of a field's element. */
export const fieldId = (name: string, form = 'pole'): string => `${form}-${name}`
