import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import css from './composer.module.css'
import type { Outbox } from './use-outbox.ts'

/** Says that there is no internet; its place is there before, so that screen readers tell of it. */
export const OfflineNote = ({ of: { isOffline } }: { readonly of: Pick<Outbox, 'isOffline'> }) => {
  const t = useT()
  return (
    <p role="status" className={isOffline ? css['offline'] : hidden['hidden']}>
      {isOffline && t('conversation.offline')}
    </p>
  )
}
