import { CircleX, Clock, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useAtomValue } from '#web/app-kit/state.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import { lostAtom } from './lost-access.ts'
import css from './panel.module.css'
import { Quality } from './Quality.tsx'
import { usePanel } from './use-panel.ts'

interface PanelPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** Page of the panel: one task, with the way to what parents see, what waits for support, and what is missing. */
export const PanelPage = ({ title, lead, children }: PanelPageProps) => {
  const t = useT()
  const { id, slug } = usePanel()
  const profile = useHref()(`/placowka/${slug}`)
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={css['lead']}>{lead}</p>
        </div>
        <LinkButton href={profile} target="_blank" rel="noopener" small>
          <Icon of={Eye} /> {t('facility-panel.panel.see')}
        </LinkButton>
      </header>
      <LostNotice facilityId={id} />
      <ChangesNotice />
      {children}
      <Quality />
    </div>
  )
}

/** White card around one form of a page. */
export const PanelCard = ({ id, title, children }: { readonly id?: string; readonly title?: string; readonly children: ReactNode }) => (
  <section className={css['card']} id={id} aria-labelledby={title === undefined || id === undefined ? undefined : `${id}-tytul`}>
    {title !== undefined && <h2 id={id === undefined ? undefined : `${id}-tytul`}>{title}</h2>}
    {children}
  </section>
)

/** Says why a save was refused for good, that the text is still there, and where to go. */
const LostNotice = ({ facilityId }: { readonly facilityId: string }) => {
  const t = useT()
  const list = useHref()('facilites_list')
  const lost = useAtomValue(lostAtom)
  if (lost?.facilityId !== facilityId) return null
  return (
    <div className={`${css['notice']} ${css['rejected']}`} role="alert">
      <Icon of={CircleX} large />
      <div className={css['noticeText']}>
        <p className={css['noticeTitle']}>{t(messageKey('facility-panel.panel.lost', lost.reason, 'title'))}</p>
        <p>{t(messageKey('facility-panel.panel.lost', lost.reason, 'text'))}</p>
        {list !== undefined && <a href={list}>{t('facility-panel.panel.lost.way')}</a>}
      </div>
    </div>
  )
}

/** Changes that wait for support, or its decision with the reason. */
const ChangesNotice = () => {
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
          <Button danger small onClick={() => withdraw.mutate({ id })} aria-disabled={withdraw.isPending}>
            {t('facility-panel.panel.changes.withdraw')}
          </Button>
        )}
      </div>
    </div>
  )
}
