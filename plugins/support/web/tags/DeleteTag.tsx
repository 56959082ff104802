import { useState } from 'react'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { tagsApi } from '../../contract/desk-apis.ts'
import type { ListedTag } from './listed-tag.ts'

/** Button that deletes a tag; the dialog tells how many facilities use it, and more than that are never touched. */
export const DeleteTag = ({ tag: { id }, name }: { readonly tag: Pick<ListedTag, 'id'>; readonly name: string }) => {
  const t = useT()
  const [facilities, setFacilities] = useState<number | null>(null)
  const remove = useMutation(tagsApi.deleteTag, {
    invalidates: [tagsApi.listTags],
    acceptedErrors: ['error/tag-not-found'],
    toast: t('support.tags.deleted'),
  })
  const ask = useMutation(tagsApi.countUsage, { onSuccess: (usage) => setFacilities(usage.facilities) })
  return (
    <>
      <Button small aria-label={t('support.tags.delete.of', { name })} aria-disabled={ask.isPending} onClick={() => ask.mutate({ id })}>
        {t('support.tags.delete')}
      </Button>
      <ConfirmDialog
        open={facilities !== null}
        title={t('support.tags.delete.title', { name })}
        accept={t('support.tags.delete')}
        onClose={(confirmed) => {
          if (confirmed && facilities !== null) remove.mutate({ id, facilities })
          setFacilities(null)
        }}
      >
        <p>{facilities === 0 ? t('support.tags.unused') : t('support.tags.used', { count: facilities ?? 0 })}</p>
      </ConfirmDialog>
    </>
  )
}
