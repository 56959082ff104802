import { Copy, Eye, Pencil } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { NewsHead } from '../../contract/publication.ts'
import { isPublicNews } from '../../contract/terms.ts'
import css from '../app.module.css'
import { useWritingArea } from '../areas/writing-area.ts'
import { NextStatuses } from './NextStatuses.tsx'
import { RemoveButton } from './RemoveButton.tsx'

/** Buttons that act on a post, by its status. */
export const NewsActions = ({ of: news }: { readonly of: NewsHead }) => {
  const t = useT()
  const { section, canWrite, canAdd, addresses } = useWritingArea()
  const { id, slug, title } = news
  return (
    <div className={css['actions']}>
      {isPublicNews(news) && (
        <LinkButton small href={addresses.read(slug)} target="_blank" rel="noopener">
          <Icon of={Eye} /> {t(messageKey('publications.area.see', section))}
        </LinkButton>
      )}
      {canWrite && (
        <>
          <LinkButton small href={addresses.edit(id)} aria-label={t('publications.panel.edit.of', { title })}>
            <Icon of={Pencil} /> {t('publications.panel.edit')}
          </LinkButton>
          <NextStatuses of={news} />
          {canAdd && (
            <LinkButton look="quiet" small href={addresses.add(id)} aria-label={t('publications.panel.copy.of', { title })}>
              <Icon of={Copy} /> {t('publications.panel.copy')}
            </LinkButton>
          )}
          <RemoveButton of={news} />
        </>
      )}
    </div>
  )
}
