import { CircleX, Clock } from 'lucide-react'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import css from './panel.module.css'
import { usePanel } from './use-panel.ts'

/** Changes that wait for support, or its decision with the reason. */
export const ChangesNotice = () => {
  const { t } = useTranslation('facility-panel.panel')
  const { shadow } = usePanel()
  const withdraw = useMutation(facilityPanelApi.deleteShadow, {
    invalidates: [facilityPanelApi.showPanel],
    acceptedErrors: ['error/shadow-already-decided'],
    toast: t('changes.withdrawn'),
  })
  if (shadow === null) return null
  const { id, shadow_status: status, reason, note } = shadow
  const fields = [...new Set(Object.keys(shadow.shadow).map((name) => (name === 'latitude' ? 'longitude' : name)))]
  return (
    <div className={`${css['notice']} ${css[status]}`} role="status">
      <Icon of={status === 'rejected' ? CircleX : Clock} large />
      <div className={css['noticeText']}>
        <p className={css['noticeTitle']}>{t(`changes.${status}.title`)}</p>
        <p>{t(`changes.${status}.text`, { fields: fields.map((name) => t(`field.${name}`)).join(', ') })}</p>
        {reason !== null && <p>{t(`facility-panel.review.reason.${reason}`)}</p>}
        {note !== null && <blockquote>{note}</blockquote>}
        {status === 'rejected' ? (
          <p>{t('changes.appeal')}</p>
        ) : (
          <Button small onClick={() => withdraw.mutate({ id })} aria-disabled={withdraw.isPending}>
            {t('changes.withdraw')}
          </Button>
        )}
      </div>
    </div>
  )
}
