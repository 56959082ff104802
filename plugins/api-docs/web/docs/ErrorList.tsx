import { asMessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './docs.module.css'

/** Shows the values of a message, which an answer fills in, as `{name}`. */
const withValueNames = (message: string): string => message.replace(/{{\s*(\w+)[^}]*}}/g, '{$1}')

/** List of errors: status, code, and message. */
export const ErrorList = ({ of }: { readonly of: readonly { readonly status: number; readonly code: string }[] }) => {
  const t = useT()
  return (
    <ul className={css['failures']}>
      {of.map(({ status, code }) => (
        <li key={code}>
          <b>{status}</b> <code>{code}</code> {withValueNames(t(asMessageKey(code)))}
        </li>
      ))}
    </ul>
  )
}
