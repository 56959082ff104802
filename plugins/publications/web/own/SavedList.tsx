import { textDay } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import type { ListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import type { NewsHead } from '../../contract/publication.ts'
import { isPublicNews } from '../../contract/terms.ts'
import css from '../app.module.css'
import { readerIcons, readersKey } from '../areas/readers.ts'
import { KindMark } from '../parts/KindMark.tsx'
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
  const { id, slug, title, lead, kind, cover, published_at, visibility } = material
  const lang = tagOf[material.language]
  return (
    <Card as="li">
      <div className={css['card']}>
        {cover && (
          <div className={css['thumb']}>
            <Picture of={cover} sizes="160px" alt="" />
          </div>
        )}
        <div className={css['cardText']}>
          <p className={css['cardMeta']}>
            <KindMark of={kind} />
            {published_at !== null && (
              <time className={css['quiet']} dateTime={published_at}>
                {textDay(published_at, language)}
              </time>
            )}
          </p>
          <h2 className={css['name']} lang={lang}>
            <a href={isPublicNews(material) ? href(`/strefa-nauczyciela/${slug}`) : href('user_material', { news: id })}>{title}</a>
          </h2>
          {lead !== '' && (
            <p className={css['excerpt']} lang={lang}>
              {lead}
            </p>
          )}
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
        </div>
      </div>
    </Card>
  )
}
