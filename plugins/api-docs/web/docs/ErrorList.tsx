import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './docs.module.css'

/** List of errors: status, code, and message. */
export const ErrorList = ({ of }: { readonly of: readonly { readonly status: number; readonly code: string }[] }) => {
  const t = useT()
  return (
    <ul className={css['failures']}>
      {of.map(({ status, code }) => (
        <li key={code}>
          <b>{status}</b> <code>{code}</code> {t(code)}
        </li>
      ))}
    </ul>
  )
}
