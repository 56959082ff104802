import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { ChangesNotice } from './ChangesNotice.tsx'
import { LostNotice } from './LostNotice.tsx'
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
