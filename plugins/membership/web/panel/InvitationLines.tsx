import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { InvitationReport } from '../../contract/invitation.ts'
import css from './members.module.css'

/** Most entries that are listed one by one. */
const maxShown = 50

type Entry = Pick<InvitationReport['results'][number], 'line' | 'text'> & { readonly result: PartOf<'membership.panel.result'> }

/** Addresses that were not invited, each with the reason. */
export const InvitationLines = ({ results }: { readonly results: readonly Entry[] }) => {
  const t = useT()
  if (results.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
    <ul className={css['lines']} tabIndex={0} aria-label={t('membership.panel.invite.emails')}>
      {results.slice(0, maxShown).map(({ line, text, result }) => (
        <li key={`${line} ${text} ${result}`}>
          <strong>{text}</strong>
          <span>{t(messageKey('membership.panel.result', result))}</span>
        </li>
      ))}
      {results.length > maxShown && <li>{t('membership.panel.invite.more', { count: results.length - maxShown })}</li>}
    </ul>
  )
}
