import { useHere } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './forms.module.css'
import { fieldId } from './use-field.ts'

/** Why the form was not taken, and the way to each field that is wrong; it has the focus when the page comes back. */
export const FormError = ({ labels }: { labels: Readonly<Record<string, string>> }) => {
  const t = useT()
  const refused = useHere().posted?.refused
  if (!refused) return null
  const wrong = Object.entries(refused.fields).flatMap(([name, [key]]) => {
    const label = labels[name]
    return label === undefined || key === undefined ? [] : [{ name, text: `${label}: ${t(key)}` }]
  })
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent, and the page has no script to move the focus
    <div className={css['refused']} role="alert" tabIndex={-1} autoFocus>
      <p>{refused.message}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
