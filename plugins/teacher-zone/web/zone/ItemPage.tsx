import { tagOf } from '#core/kernel/language.ts'
import { Article } from '#plugins/publications/contract/article-ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { zonePath } from '../../contract/addresses.ts'
import cards from './card.module.css'
import css from './item.module.css'
import { MaterialCard } from './MaterialCard.tsx'
import { MaterialPanel } from './MaterialPanel.tsx'
import type { itemData } from './page.data.ts'
import { SaveForm } from './SaveForm.tsx'

const pictureSizes = '(min-width: 1024px) 320px, (min-width: 600px) 30vw, 50vw'

/** Page of one material: what one gets first, then the text, its files, and others to read next (row TZ-03). */
export const ItemPage = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { context } = usePage()
  const { material, related, tags } = usePageData<typeof itemData>()
  // Missing where no plugin takes reports.
  const report = href('report', { type: 'news', id: material.id })
  return (
    <Container>
      <div className={css['item']}>
        <Article
          of={material}
          actions={
            <MaterialPanel of={material} tags={tags.filter(({ id }) => material.tag_ids.includes(id))} save={<SaveForm of={material} />} />
          }
        >
          <div className={css['end']} lang={tagOf[language]}>
            <p className={css['source']}>
              {t('teacher-zone.source', { address: `${context.publicUrl}${href(`${zonePath}/${material.slug}`)}` })}
            </p>
            {report !== undefined && <PrivateLink href={report}>{t('teacher-zone.report')}</PrivateLink>}
          </div>
        </Article>
        <aside className={css['related']} aria-labelledby="zobacz-tez">
          <h2 id="zobacz-tez">{t('teacher-zone.related')}</h2>
          {related.length > 0 && (
            <ul className={`${cards['cards']} ${cards['rows']}`}>
              {related.map((one) => (
                <MaterialCard key={one.id} of={one} tags={tags} as="h3" sizes={pictureSizes} />
              ))}
            </ul>
          )}
          <p>
            <a href={href(zonePath)}>{t('teacher-zone.all')}</a>
          </p>
        </aside>
      </div>
    </Container>
  )
}
