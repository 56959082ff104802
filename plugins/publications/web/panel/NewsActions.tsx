import { Archive, CalendarClock, Copy, Eye, Pencil, Send, Trash2, Undo2 } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsApi } from '../../contract/api.ts'
import type { NewsHead } from '../../contract/publication.ts'
import { isPublicNews } from '../../contract/terms.ts'
import css from '../app.module.css'
import { publishing } from '../form/publishing-anchor.ts'

interface NewsActionsProps {
  readonly of: NewsHead
  /** Slug of the facility. */
  readonly slug: string
  readonly canWrite: boolean
}

/** Buttons that act on a post, by its status. */
export const NewsActions = ({ of: news, slug, canWrite }: NewsActionsProps) => {
  const t = useT()
  const href = useHref()
  const { id, title, status, version } = news
  const facility = news.facility_id ?? ''
  const change = useMutation(newsApi.changeNews, {
    invalidates: [newsApi.listNews],
    onSuccess: (moved) => showToast({ kind: 'success', text: t(messageKey('publications.panel.moved', moved.status)) }),
  })
  const move = (to: 'draft' | 'published' | 'archived') => change.mutate({ id, version, status: to })
  const edit = href('publications_edit', { facility, news: id })
  const isPublic = isPublicNews(news)
  const isUnpublished = status === 'draft' || status === 'scheduled'
  return (
    <div className={css['actions']}>
      {isPublic && (
        <LinkButton small href={href(`/placowka/${slug}/aktualnosci/${news.slug}`)} target="_blank" rel="noopener">
          <Icon of={Eye} /> {t('publications.panel.see')}
        </LinkButton>
      )}
      {canWrite && (
        <>
          <LinkButton small href={edit} aria-label={t('publications.panel.edit.of', { title })}>
            <Icon of={Pencil} /> {t('publications.panel.edit')}
          </LinkButton>
          {isUnpublished && (
            <Button small aria-disabled={change.isPending} onClick={() => move('published')}>
              <Icon of={Send} /> {t('publications.panel.publish')}
            </Button>
          )}
          {isUnpublished && (
            <LinkButton small href={`${edit}#${publishing}`}>
              <Icon of={CalendarClock} /> {t(status === 'scheduled' ? 'publications.panel.reschedule' : 'publications.panel.schedule')}
            </LinkButton>
          )}
          {status === 'scheduled' && (
            <Button small aria-disabled={change.isPending} onClick={() => move('draft')}>
              <Icon of={Undo2} /> {t('publications.panel.unschedule')}
            </Button>
          )}
          {status === 'published' && (
            <Button look="quiet" small aria-disabled={change.isPending} onClick={() => move('archived')}>
              <Icon of={Archive} /> {t('publications.panel.archive')}
            </Button>
          )}
          {status === 'archived' && (
            <Button small aria-disabled={change.isPending} onClick={() => move('published')}>
              <Icon of={Undo2} /> {t('publications.panel.restore')}
            </Button>
          )}
          <LinkButton
            look="quiet"
            small
            href={href('publications_new', { facility }, { wzor: id })}
            aria-label={t('publications.panel.copy.of', { title })}
          >
            <Icon of={Copy} /> {t('publications.panel.copy')}
          </LinkButton>
          <RemoveButton of={news} />
        </>
      )}
    </div>
  )
}

interface RemoveButtonProps {
  readonly of: Pick<NewsHead, 'id' | 'title'>
  readonly onRemoved?: () => unknown
}

/** Deletes a post after asking. */
export const RemoveButton = ({ of: { id, title }, onRemoved }: RemoveButtonProps) => {
  const t = useT()
  const remove = useMutation(newsApi.removeNews, {
    invalidates: [newsApi.listNews],
    acceptedErrors: ['error/news-not-found'],
    toast: t('publications.panel.removed'),
    ...(onRemoved && { onSuccess: onRemoved }),
  })
  return (
    <ConfirmButton
      look="quiet"
      small
      title={t('publications.panel.remove.title')}
      text={t('publications.panel.remove.text', { title })}
      accept={t('publications.panel.remove.accept')}
      aria-label={t('publications.panel.remove.of', { title })}
      aria-disabled={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
    >
      <Icon of={Trash2} /> {t('publications.panel.remove')}
    </ConfirmButton>
  )
}
