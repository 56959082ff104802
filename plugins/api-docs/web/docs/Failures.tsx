import { useT } from '#web/i18n/words.ts'
import css from './docs.module.css'

/** Ways to fail: status, code, and what people are told. */
export const Failures = ({ of }: { readonly of: readonly { readonly status: number; readonly code: string }[] }) => {
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
