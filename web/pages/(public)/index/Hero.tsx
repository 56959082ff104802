import { catalogueLayout } from '#web/data/catalogue-layout.ts'
import { CatalogueLinks } from '#web/design/CatalogueLinks.tsx'
import dark from '#web/design/dark-surface.module.css'
import { Highlight } from '#web/design/Highlight.tsx'
import { usePage } from '#web/page.ts'
import { Slot } from '#web/Slot.tsx'
import { TextWithHighlight } from '#web/i18n/TextWithHighlight.tsx'
import { useT } from '#web/i18n/i18n-context.ts'
import css from './landing.module.css'

/** Hero: the heading, the search field of a plugin, and the catalogue links. */
export const Hero = () => {
  const t = useT()
  const { context } = usePage()
  const totals = catalogueLayout(context)?.totals
  return (
    <section className={`${dark['surface']} ${css['hero']}`}>
      <div className={css['heroInner']}>
        <div className={css['words']}>
          <h1 className={css['title']}>
            <TextWithHighlight text={t('landing.title')} highlight={(part) => <Highlight>{part}</Highlight>} />
          </h1>
          <p className={css['lead']}>{t('landing.lead')}</p>
          <Slot name="landing.search" of={{ parts: context.layout }} />
        </div>
        <CatalogueLinks {...(totals && { totals })} />
      </div>
    </section>
  )
}
