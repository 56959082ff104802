import { Trash2 } from 'lucide-react'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsApi } from '../../contract/api.ts'
import type { NewsHead } from '../../contract/publication.ts'
import { useWritingArea } from '../areas/writing-area.ts'

interface RemoveButtonProps {
  readonly of: Pick<NewsHead, 'id' | 'title'>
  readonly onRemoved?: () => unknown
}

/** Deletes a post after asking. */
export const RemoveButton = ({ of: { id, title }, onRemoved }: RemoveButtonProps) => {
  const t = useT()
  const { lists } = useWritingArea()
  const remove = useMutation(newsApi.removeNews, {
    invalidates: lists,
    acceptedErrors: ['error/news-not-found'],
    toast: t('publications.panel.removed'),
    ...(onRemoved && { onSuccess: onRemoved }),
  })
  return (
    <ConfirmButton
      danger
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
