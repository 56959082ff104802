import { Bookmark, BookmarkX } from 'lucide-react'
import type { NewsHead } from '#plugins/publications/contract/ui.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { materialsApi } from '../../contract/api.ts'

const invalidates = [materialsApi.showMaterial, materialsApi.listSavedMaterials] as const

interface SaveButtonProps {
  readonly of: Pick<NewsHead, 'id' | 'title'>
  readonly isSaved: boolean
  readonly small?: boolean
}

/** Saves a material for the user, or removes it from the saved ones. */
export const SaveButton = ({ of: { id, title }, isSaved, small = false }: SaveButtonProps) => {
  const t = useT()
  const save = useMutation(materialsApi.saveMaterial, { invalidates, toast: t('teacher-zone.own.saved') })
  const unsave = useMutation(materialsApi.unsaveMaterial, { invalidates, toast: t('teacher-zone.own.unsaved') })
  const isPending = save.isPending || unsave.isPending
  return isSaved ? (
    <Button
      small={small}
      aria-disabled={isPending}
      aria-label={t('teacher-zone.own.unsave.of', { title })}
      onClick={() => unsave.mutate({ id })}
    >
      <Icon of={BookmarkX} /> {t('teacher-zone.own.unsave')}
    </Button>
  ) : (
    <Button small={small} aria-disabled={isPending} onClick={() => save.mutate({ id })}>
      <Icon of={Bookmark} /> {t('teacher-zone.own.save')}
    </Button>
  )
}
