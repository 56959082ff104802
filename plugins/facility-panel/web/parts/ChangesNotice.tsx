import { CircleX, Clock } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import css from './panel.module.css'
import { usePanel } from './use-panel.ts'

/** Changes that wait for support, or its decision with the reason. */
export const ChangesNotice = () => {
  const t = useT()
  const { shadow } = usePanel()
  const withdraw = useMutation(facilityPanelApi.deleteShadow, {
    invalidates: [facilityPanelApi.showPanel],
    acceptedErrors: ['error/shadow-already-decided'],
    toast: t('facility-panel.panel.changes.withdrawn'),
  })
  if (shadow === null) return null
  const { id, shadow_status: status, reason, note } = shadow
  if (status === 'accepted' || status === 'deleted') return null
  const names = Object.keys(shadow.shadow) as (keyof typeof shadow.shadow)[]
  const fields = [...new Set(names.map((name) => (name === 'latitude' ? 'longitude' : name)))]
  return (
    <div className={`${css['notice']} ${css[status]}`} role="status">
      <Icon of={status === 'rejected' ? CircleX : Clock} large />
      <div className={css['noticeText']}>
        <p className={css['noticeTitle']}>{t(messageKey('facility-panel.panel.changes', status, 'title'))}</p>
        <p>
          {t(messageKey('facility-panel.panel.changes', status, 'text'), {
            fields: fields.map((name) => t(messageKey('facility-panel.panel.field', name))).join(', '),
          })}
        </p>
        {reason !== null && <p>{t(messageKey('facility-panel.review.reason', reason))}</p>}
        {note !== null && <blockquote>{note}</blockquote>}
        {status === 'rejected' ? (
          <p>{t('facility-panel.panel.changes.appeal')}</p>
        ) : (
          <Button small onClick={() => withdraw.mutate({ id })} aria-disabled={withdraw.isPending}>
            {t('facility-panel.panel.changes.withdraw')}
          </Button>
        )}
      </div>
    </div>
  )
}
