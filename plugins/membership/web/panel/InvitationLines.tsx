import { useTranslation } from '#web/app-kit/i18n.ts'
import type { InvitationReport } from '../../contract/invitation.ts'
import css from './members.module.css'

/** Most entries that are listed one by one. */
const maxShown = 50

type Entry = Pick<InvitationReport['results'][number], 'line' | 'text'> & { readonly result: string }

/** Addresses that were not invited, each with the reason. */
export const InvitationLines = ({ results }: { readonly results: readonly Entry[] }) => {
  const { t } = useTranslation('membership.panel')
  if (results.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
    <ul className={css['lines']} tabIndex={0} aria-label={t('invite.emails')}>
      {results.slice(0, maxShown).map(({ line, text, result }) => (
        <li key={`${line} ${text} ${result}`}>
          <strong>{text}</strong>
          <span>{t(`result.${result}`)}</span>
        </li>
      ))}
      {results.length > maxShown && <li>{t('invite.more', { count: results.length - maxShown })}</li>}
    </ul>
  )
}
