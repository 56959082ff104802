import { type MouseEvent, useContext, useEffect, useRef } from 'react'
import { PageFrameContext } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { FormContext } from './form-context.ts'
import css from './forms.module.css'
import { fieldId } from './use-field.ts'

/** Why the form was not taken, and the way to each field that is wrong; it has the focus when the page comes back. */
export const FormError = ({ labels }: { labels: Readonly<Record<string, string>> }) => {
  const t = useT()
  const form = useContext(FormContext)
  const refused = useContext(PageFrameContext)?.posted?.rejected
  const box = useRef<HTMLDivElement>(null)
  const refusals = form?.refusals ?? 0
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  const message = form ? form.message && t(form.message) : refused?.message
  if (!message) return null
  // A script may have taken links of the page over, so that the field is reached by its own.
  const reach = (event: MouseEvent, name: string) => {
    event.preventDefault()
    document.getElementById(fieldId(name, form?.id))?.focus()
  }
  const complaint = (name: string) => (form ? form.errors[name] : refused?.fields[name]?.[0])
  const wrong = Object.entries(labels).flatMap(([name, label]) => {
    const key = complaint(name)
    return key === undefined ? [] : [{ name, text: `${label}: ${t(key)}` }]
  })
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent, and a page that was posted has no script to move the focus
    <div ref={box} className={css['refused']} role="alert" tabIndex={-1} autoFocus>
      <p>{message}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${fieldId(name, form?.id)}`} onClick={(event) => reach(event, name)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
