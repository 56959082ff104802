import { useContext } from 'react'
import { PageFrameContext } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { FormContext } from './form-context.ts'

/** A field's id, what was typed into it before, and its first complaint. */
export const useField = (name: string, hint: boolean) => {
  const t = useT()
  const form = useContext(FormContext)
  const posted = useContext(PageFrameContext)?.posted
  const typed = form ? form.values[name] : posted?.values[name]
  const key = form ? form.errors[name] : posted?.rejected?.fields[name]?.[0]
  const id = fieldId(name, form?.id)
  const [hintId, errorId] = [`${id}-opis`, `${id}-blad`]
  const describedBy = [hint && hintId, key !== undefined && errorId].filter(Boolean).join(' ')
  return {
    id,
    typed: typed === undefined || typed === null ? undefined : String(typed),
    error: key === undefined ? undefined : t(key),
    hintId,
    errorId,
    described: {
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(key !== undefined && { 'aria-invalid': true as const }),
    },
  }
}

/** Where a field is found in its page. */
export const fieldId = (name: string, form = 'pole'): string => `${form}-${name}`
