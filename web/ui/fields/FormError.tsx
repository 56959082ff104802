import { type MouseEvent, useContext, useEffect, useRef } from 'react'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CurrentPageContext } from '#web/runtime/page.ts'
import { FormContext } from './form-context.ts'
import css from './forms.module.css'
import { fieldId } from './use-field.ts'

/** Summary of why a form was rejected, with links to the invalid fields; has the focus when the page is shown again. */
export const FormError = ({ labels }: { labels: Readonly<Record<string, string>> }) => {
  const t = useT()
  const form = useContext(FormContext)
  const rejected = useContext(CurrentPageContext)?.posted?.rejected
  const box = useRef<HTMLDivElement>(null)
  const rejections = form?.rejections ?? 0
  useEffect(() => {
    if (rejections > 0) box.current?.focus()
  }, [rejections])
  const message = form ? form.message && t(asMessageKey(form.message)) : rejected?.message
  if (!message) return null
  // The client-side router may intercept the link, therefore the field is focused by script.
  const focusField = (event: MouseEvent, name: string) => {
    event.preventDefault()
    document.getElementById(fieldId(name, form?.id))?.focus()
  }
  const errorOf = (name: string) => (form ? form.errors[name] : rejected?.fields[name]?.[0])
  const invalid = Object.entries(labels).flatMap(([name, label]) => {
    const key = errorOf(name)
    return key === undefined ? [] : [{ name, text: `${label}: ${t(asMessageKey(key))}` }]
  })
  return (
    // biome-ignore lint/a11y/noAutofocus: the response to a posted form, on a page without a script that could move the focus
    <div ref={box} className={css['summary']} role="alert" tabIndex={-1} autoFocus>
      <p>{message}</p>
      {invalid.length > 0 && (
        <ul>
          {invalid.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${fieldId(name, form?.id)}`} onClick={(event) => focusField(event, name)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
