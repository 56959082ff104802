import { textDay } from '#core/kernel/dates.ts'
import type { ListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import type { NewsHead } from '../../contract/publication.ts'
import { isPublicNews } from '../../contract/terms.ts'
import css from '../app.module.css'
import { readerIcons, readersKey } from '../areas/readers.ts'
import { PostCard } from '../panel/PostCard.tsx'
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
        title: t('publications.own.none.saved'),
        text: t('publications.own.none.saved.text'),
        action: { label: t('publications.own.zone'), href: href('/strefa-nauczyciela') },
      }}
    >
      {(material) => <SavedCard key={material.id} of={material} />}
    </PageList>
  )
}

const SavedCard = ({ of: material }: { readonly of: NewsHead }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { id, slug, published_at, visibility } = material
  const published = published_at !== null && (
    <time className={css['quiet']} dateTime={published_at}>
      {textDay(published_at, language)}
    </time>
  )
  const address = isPublicNews(material) ? href(`/strefa-nauczyciela/${slug}`) : href('user_material', { news: id })
  return (
    <PostCard of={material} href={address} meta={published}>
      {visibility !== 'public' && (
        <p className={css['badges']}>
          <Badge tone="plain" icon={readerIcons[visibility]}>
            {t(readersKey('materials', visibility))}
          </Badge>
        </p>
      )}
      <div className={css['actions']}>
        <SaveButton of={material} isSaved small />
      </div>
    </PostCard>
  )
}
