import type { NewsHead } from '#plugins/publications/contract/ui.ts'
import type { ListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import css from './own.module.css'
import { ReadCard } from './ReadCard.tsx'
import { SaveButton } from './SaveButton.tsx'

interface SavedListProps {
  readonly of: { readonly items: readonly NewsHead[]; readonly curPage: number; readonly pageTotal: number }
  readonly hrefOf: (change: Partial<ListState>) => string
}

/** Materials that the user has saved, the last saved first. */
export const SavedList = ({ of: materials, hrefOf }: SavedListProps) => {
  const t = useT()
  const href = useHref()
  return (
    <PageList
      of={materials}
      hrefOf={hrefOf}
      none={{
        title: t('teacher-zone.own.none.saved'),
        text: t('teacher-zone.own.none.saved.text'),
        action: { label: t('teacher-zone.own.zone'), href: href('/strefa-nauczyciela') },
      }}
    >
      {(material) => (
        <ReadCard key={material.id} of={material}>
          <div className={css['actions']}>
            <SaveButton of={material} isSaved small />
          </div>
        </ReadCard>
      )}
    </PageList>
  )
}
